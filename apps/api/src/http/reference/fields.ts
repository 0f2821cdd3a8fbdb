import { baseLocale } from '@vitrine/contracts';
import type { JsonSchema } from '../openapi/document.ts';
import { COMPONENT } from '../openapi/schemas.ts';
import { type Html, html, prose } from './html.ts';

/** One line of a table of fields. */
interface Field {
  /** Dotted, with brackets for lists: `projects[].name`. */
  name: string;
  schema: JsonSchema;
  required: boolean;
}

/** Follows a reference. */
export type Resolve = (schema: JsonSchema) => JsonSchema;

/** The fields of an object, and those of the nameless objects inside it. */
function fieldsOf(schema: JsonSchema, resolve: Resolve, prefix = ''): Field[] {
  const { properties = {}, required = [], allOf = [] } = resolve(schema);
  const own = Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix + key;
    const inner = field.items ?? field;
    const deeper = inner.properties
      ? fieldsOf(inner, resolve, `${name}${field.items ? '[]' : ''}.`)
      : [];
    return [{ name, schema: field, required: required.includes(key) }, ...deeper];
  });
  return [...allOf.flatMap((part) => fieldsOf(part, resolve, prefix)), ...own];
}

/** In words: `list of text`. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.slice(COMPONENT.length);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map(typeOf).join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.format === 'date-time') return 'instant';
  if (schema.format === 'binary') return 'file';
  return schema.type === 'string' ? 'text' : (schema.type ?? 'anything');
}

/** In words: what a value must keep to, and what it is when it is left out. */
export function limitsOf(schema: JsonSchema): string {
  const variants = (schema.anyOf ?? schema.oneOf ?? []).map(limitsOf);
  const inner = schema.items && limitsOf(schema.items);
  return [
    schema.enum && `one of ${schema.enum.join(', ')}`,
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minItems, schema.maxItems, 'entries'),
    range(schema.minimum, schema.maximum, ''),
    ...variants,
    inner && `each ${inner}`,
    schema.default !== undefined && `${JSON.stringify(schema.default)} when left out`,
  ]
    .filter(Boolean)
    .join('; ');
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const show = (value: number) => value.toLocaleString(baseLocale);
  const from = least && least > Number.MIN_SAFE_INTEGER ? show(least) : undefined;
  const to = most !== undefined && most < Number.MAX_SAFE_INTEGER ? show(most) : undefined;
  if (from && to) return (from === to ? `${from} ${unit}` : `${from} to ${to} ${unit}`).trim();
  if (from) return `at least ${from} ${unit}`.trim();
  return to ? `at most ${to} ${unit}`.trim() : '';
}

export const schemaAnchor = (name: string): string => `schema-${name}`;

/** The fields of an object as a table; any other schema as one line. */
export function schemaTable(schema: JsonSchema, resolve: Resolve, caption: string): Html {
  const fields = fieldsOf(schema, resolve);
  if (fields.length === 0) return html`<p>${[typeOf(schema), limitsOf(schema)].join(' ')}</p>`;
  return html`<div class="wide" tabindex="0" role="region" aria-label="${caption}">
<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Rules</th></tr></thead>
<tbody>${fields.map(row)}</tbody>
</table></div>`;
}

const row = ({ name, schema, required }: Field): Html => html`<tr>
<th scope="row"><code>${name}</code>${required && html` <span class="required">required</span>`}</th>
<td>${schemaLink(schema) ?? typeOf(schema)}</td>
<td>${prose(rulesOf(schema))}</td>
</tr>`;

/** What it is for, and its limits, both as sentences. */
const rulesOf = (schema: JsonSchema): string =>
  [
    schema.description ?? schema.items?.description,
    limitsOf(schema).replace(/^\w/, (letter) => letter.toUpperCase()),
  ]
    .filter((sentence) => sentence !== undefined && sentence !== '')
    .map((sentence) => (sentence?.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ');

/** Leads to the schema with a name that a value, or each of a list, is made of. */
export function schemaLink(schema: JsonSchema): Html | undefined {
  const name = (schema.$ref ?? schema.items?.$ref)?.slice(COMPONENT.length);
  return name === undefined
    ? undefined
    : html`<a href="#${schemaAnchor(name)}">${typeOf(schema)}</a>`;
}
