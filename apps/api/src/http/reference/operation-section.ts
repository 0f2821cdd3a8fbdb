import type {
  ApiResponse,
  Content,
  JsonSchema,
  OpenApiDocument,
  Operation,
  Reference,
} from '../openapi/document.ts';
import { limitsOf, schemaNameOf, typeOf } from './fields.ts';
import { type Html, html, prose } from './html.ts';
import { schemaAnchor, schemaTable } from './schema-table.ts';

export interface Located {
  method: string;
  path: string;
  operation: Operation;
}

type Resolve = (schema: JsonSchema) => JsonSchema;

/** One endpoint: what it takes, what it answers, how it fails. */
export function operationSection(
  { method, path, operation }: Located,
  document: OpenApiDocument,
  resolve: Resolve,
): Html {
  const { operationId, summary, description, requestBody, parameters = [] } = operation;
  return html`<section class="operation" id="${operationId}" aria-labelledby="title-${operationId}">
<h3 id="title-${operationId}">${summary}</h3>
<p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
<p>${description} <span class="muted">Named <code>${operationId}</code>.</span></p>
${parameters.map(
  ({ name, in: place, schema }) => html`<p><code>${name}</code> in the ${place}: ${typeOf(schema)}
${limitsOf(schema)}</p>`,
)}
${requestBody && request(requestBody.content, resolve)}
${Object.entries(operation.responses).map(([status, response]) => answer(status, response, resolve))}
${problems(operation, document)}
</section>`;
}

const request = (content: Content, resolve: Resolve): Html =>
  html`${Object.entries(content).map(
    ([type, { schema, example }]) => html`${schemaTable(schema, resolve, `Body, as ${type}`)}
${sample('Example of a body', example)}`,
  )}`;

/** What a success says; problems are the same everywhere and are listed apart. */
function answer(status: string, response: ApiResponse | Reference, resolve: Resolve): Html {
  if ('$ref' in response) return html``;
  const [type, body] = Object.entries(response.content ?? {})[0] ?? [];
  if (!body) return html`<p><strong>${status}</strong> ${response.description}</p>`;
  const name = schemaNameOf(body.schema);
  const shown = name
    ? html`<a href="#${schemaAnchor(name)}">${typeOf(body.schema)}</a>`
    : schemaTable(body.schema, resolve, `Answer, as ${type}`);
  return html`<div><strong>${status}</strong> ${shown}</div>
${sample('Example of an answer', body.example)}`;
}

function problems({ responses }: Operation, { components }: OpenApiDocument): Html {
  const items = Object.entries(responses).flatMap(([status, response]) => {
    if (!('$ref' in response)) return [];
    const name = response.$ref.split('/').at(-1) ?? '';
    const { description = '' } = components.responses[name] ?? {};
    return [html`<li><a href="#problem-${name}">${status}</a> ${prose(description)}</li>`];
  });
  return html`<details><summary>${items.length} ways to fail</summary><ul>${items}</ul></details>`;
}

/** JSON as people read it, folded away. */
export function sample(title: string, value: unknown): Html {
  if (value === undefined) return html``;
  const text = JSON.stringify(value, undefined, 2);
  return html`<details><summary>${title}</summary>
<pre tabindex="0"><code>${text}</code></pre></details>`;
}
