import type { JsonSchema } from '../openapi/document.ts';
import { type Field, fieldsOf, limitsOf, typeOf } from './fields.ts';
import { type Html, html, prose } from './html.ts';

export const schemaAnchor = (name: string): string => `schema-${name}`;

/** The fields of an object as a table; any other schema as one line. */
export function schemaTable(
  schema: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
  caption: string,
): Html {
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
