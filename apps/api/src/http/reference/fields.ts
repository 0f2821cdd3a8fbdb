import type { JsonSchema } from '../openapi/document.ts';
import { COMPONENT } from '../openapi/schemas.ts';
import { type Html, html, prose } from './html.ts';

/** One line of a table of fields. */
interface Field {
  /** Dotted, with brackets for lists: `projects[].name`. */
  name: string;
  type: string;
  /** The schema with a name that the field is made of. */
  schemaName: string | undefined;
  required: boolean;
  limits: string;
  description: string;
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
    return [toField(name, field, required.includes(key)), ...deeper];
  });
  return [...allOf.flatMap((part) => fieldsOf(part, resolve, prefix)), ...own];
}

const toField = (name: string, schema: JsonSchema, required: boolean): Field => ({
  name,
  type: typeOf(schema),
  schemaName: schemaNameOf(schema),
  required,
  limits: limitsOf(schema),
  description: schema.description ?? schema.items?.description ?? '',
});

/** The name of the schema that a value, or each of a list, is made of. */
export const schemaNameOf = (schema: JsonSchema): string | undefined =>
  (schema.$ref ?? schema.items?.$ref)?.slice(COMPONENT.length);

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
  const show = (value: number) => value.toLocaleString('en-US');
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

const row = (field: Field): Html => html`<tr>
<th scope="row"><code>${field.name}</code>${field.required && html` <span class="required">required</span>`}</th>
<td>${typeCell(field)}</td>
<td>${prose(rulesOf(field))}</td>
</tr>`;

/** Both as sentences. */
const rulesOf = ({ description, limits }: Field): string =>
  [description, limits.replace(/^\w/, (letter) => letter.toUpperCase())]
    .filter(Boolean)
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ');

function typeCell({ type, schemaName }: Field): Html {
  return schemaName ? html`<a href="#${schemaAnchor(schemaName)}">${type}</a>` : html`${type}`;
}
