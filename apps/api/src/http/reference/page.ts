import { baseLocale, problemCodes, problemStatus } from '@vitrine/contracts';
import type {
  ApiResponse,
  Content,
  OpenApiDocument,
  Operation,
  Reference,
} from '../openapi/document.ts';
import { exampleProblem, problemHeaders, problemMeanings } from '../openapi/problems.ts';
import { COMPONENT } from '../openapi/schemas.ts';
import { limitsOf, type Resolve, schemaAnchor, schemaLink, schemaTable, typeOf } from './fields.ts';
import { type Html, html, prose } from './html.ts';

interface Located {
  method: string;
  path: string;
  operation: Operation;
}

/** One endpoint: what it takes, what it answers, how it fails. */
function operationSection(
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
  ({
    name,
    in: place,
    schema,
    description: meaning = '',
  }) => html`<p><code>${name}</code> in the ${place}: ${typeOf(schema)}
${limitsOf(schema)} ${prose(meaning)}</p>`,
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
  const shown = schemaLink(body.schema) ?? schemaTable(body.schema, resolve, `Answer, as ${type}`);
  return html`<div><strong>${status}</strong> ${shown}</div>
${sample('Example of an answer', body.example)}`;
}

function problems({ responses }: Operation, { components }: OpenApiDocument): Html {
  const items = Object.entries(responses).flatMap(([status, response]) => {
    if (!('$ref' in response)) return [];
    const { description, content = {} } = components.responses[nameIn(response)] ?? {};
    const codes = Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
    const place = codes.length === 1 ? `problem-${codes[0]}` : 'problems';
    return [html`<li><a href="#${place}">${status}</a> ${prose(description ?? '')}</li>`];
  });
  return html`<details><summary>${items.length} ways to fail</summary><ul>${items}</ul></details>`;
}

const nameIn = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** JSON as people read it, folded away. */
function sample(title: string, value: unknown): Html {
  if (value === undefined) return html``;
  const text = JSON.stringify(value, undefined, 2);
  return html`<details><summary>${title}</summary>
<pre tabindex="0"><code>${text}</code></pre></details>`;
}

/** The API document as a page to read: no script, one style sheet. */
export function referencePage(document: OpenApiDocument, styleSheet: string): string {
  const { info, tags, components } = document;
  const resolve: Resolve = (schema) =>
    (schema.$ref && components.schemas[schema.$ref.slice(COMPONENT.length)]) || schema;
  const operations = listOperations(document);
  const ofTag = (name: string) => operations.filter(({ operation }) => operation.tags[0] === name);
  const page = html`<!doctype html>
<html lang="${baseLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${String(info.title)}</title>
<link rel="stylesheet" href="${styleSheet}">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<h1>${String(info.title)}</h1>
<p class="lead">${String(info.summary)}</p>
<p>${prose(String(info.description))}</p>
<p><a href="/openapi.json">The same as an OpenAPI ${document.openapi} document</a></p>
</header>
<nav aria-label="Endpoints">
${tags.map(({ name }) => navGroup(name, ofTag(name)))}
<p><a href="#events">Events</a></p>
<p><a href="#problems">Problems</a></p>
<p><a href="#schemas">Schemas</a></p>
</nav>
<main id="main">
${tags.map(
  ({ name, description }) => html`<section aria-labelledby="tag-${anchor(name)}">
<h2 id="tag-${anchor(name)}">${name}</h2>
<p class="lead">${description}</p>
${ofTag(name).map((located) => operationSection(located, document, resolve))}
</section>`,
)}
${eventsSection(document, resolve)}
${problemsSection(document)}
${schemasSection(document, resolve)}
</main>
</body>
</html>
`;
  return page.markup;
}

const anchor = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const listOperations = ({ paths }: OpenApiDocument): Located[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

const navGroup = (name: string, operations: Located[]): Html => html`<details>
<summary>${name}</summary>
<ul>${operations.map(
  ({ method, path, operation }) => html`<li><a href="#${operation.operationId}">
<span class="method ${method}">${method.toUpperCase()}</span> ${path}</a></li>`,
)}</ul></details>`;

/** What is posted to the endpoints of other programs. */
const eventsSection = (
  { webhooks }: OpenApiDocument,
  resolve: Resolve,
): Html => html`<section aria-labelledby="events">
<h2 id="events">Events</h2>
<p class="lead">What is posted to registered webhooks, signed by the scheme of Standard Webhooks.</p>
${Object.entries(webhooks).map(
  ([type, { post }]) => html`<section class="operation" id="event-${type}">
<h3><code>${type}</code></h3>
<p>${post.summary}. ${post.description}</p>
${post.parameters?.map(({ name, description }) => html`<p><code>${name}</code>: ${prose(description ?? '')}</p>`)}
${post.requestBody && request(post.requestBody.content, resolve)}
</section>`,
)}
</section>`;

const problemsSection = ({
  components,
}: OpenApiDocument): Html => html`<section aria-labelledby="problems">
<h2 id="problems">Problems</h2>
<p class="lead">Every failure has the same shape; its code tells which it is.</p>
${problemCodes.map(
  (code) => html`<section class="operation" id="problem-${code}">
<h3>${problemStatus[code]} <code>${code}</code></h3>
<p>${prose(problemMeanings[code])}</p>
${Object.entries(problemHeaders(code)).map(
  ([header, reference]) =>
    html`<p>With the header <code>${header}</code>. ${prose(components.headers[nameIn(reference)]?.description ?? '')}</p>`,
)}
${sample('Example', exampleProblem(code))}
</section>`,
)}
</section>`;

const schemasSection = (
  { components }: OpenApiDocument,
  resolve: Resolve,
): Html => html`<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => html`<section class="operation" id="${schemaAnchor(name)}">
<h3>${name}</h3>
${schema.description && html`<p>${prose(schema.description)}</p>`}
${schemaTable(schema, resolve, `Fields of ${name}`)}
</section>`,
)}
</section>`;
