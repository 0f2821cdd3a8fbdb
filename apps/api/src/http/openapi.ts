import { type Endpoint, problemSchema } from '@vitrine/contracts';
import { VERSION } from '../lib/version.ts';
import type { OpenApiDocument } from './openapi/document.ts';
import { headers } from './openapi/headers.ts';
import { describeOperation } from './openapi/operation.ts';
import {
  problemExamples,
  problemResponse,
  problemSchemas,
  problemsByStatus,
  responseName,
} from './openapi/problems.ts';
import { createSchemas } from './openapi/schemas.ts';
import { describeWebhooks } from './openapi/webhooks.ts';

/**
 * Writes the OpenAPI 3.1 document of an endpoint table.
 * @param publicUrl scheme and host at which the API is reached
 * @throws when an endpoint has a tag without a description, or two schemas share a name
 */
export function toOpenApi(table: Record<string, Endpoint>, publicUrl: string): OpenApiDocument {
  const schemas = createSchemas();
  schemas.add(problemSchema, 'output');
  // answers first: what is sent takes another name where it differs from what is answered
  for (const { answer } of Object.values(table)) {
    if (answer) schemas.add(answer, 'output');
  }
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method.toLowerCase()] = describeOperation(name, endpoint, schemas);
    paths[endpoint.path] = path;
  }
  const responses = problemResponses(table);
  return {
    openapi: '3.1.1',
    info: { ...info, contact: { ...contact, url: `${publicUrl}/contact` } },
    servers: [{ url: publicUrl, description: 'This installation.', 'x-internal': false }],
    tags: tagsOf(table),
    paths,
    webhooks: describeWebhooks(schemas),
    components: {
      schemas: { ...schemas.named, ...problemSchemas() },
      responses,
      headers: headersIn(paths, responses),
      examples: problemExamples(),
      securitySchemes: { bearer, personalToken },
    },
  };
}

const contact = { name: 'The operator of this installation' };

const info = {
  title: 'Vitrine API',
  version: VERSION,
  summary: 'Accounts, portfolios, the blog, the website and its back-office.',
  description: [
    'Every address is answered with and without a slash at its end. Fields nobody asked for are dropped.',
    'Every error is `application/problem+json` (RFC 9457); `message` says the same as `detail`.',
    'Instants are UTC in ISO 8601, identifiers are UUIDv7 text.',
    'Every list takes `limit` (1 to 100) and `cursor`, and tells of its other parts in `Link`. Answers to who is signed in have an `ETag` for `If-None-Match`. A POST with an `Idempotency-Key` is carried out once.',
  ].join('\n\n'),
  license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
};

const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description:
    'The access token of a sign-in; renewed with the refresh token. Signed and checked as RFC8725 advises.',
};

const personalToken = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'vit_…',
  description:
    'A personal access token (`vit_` and 49 letters and digits), made in the account settings. It may do what its scopes say, and never more than its owner.',
};

const tagMeanings: Record<string, string | undefined> = {
  Accounts: 'Making an account, and getting back into one.',
  Sessions: 'Signing in and out.',
  'Two-step sign-in': 'Passkeys, authenticator apps and recovery codes beside the password.',
  'Access tokens': "By which people's own programs call the API in their name.",
  Portfolio: 'The page a professional builds and publishes.',
  Dashboard: 'The figures of the own page, who wrote through it, and what happened lately.',
  Media: 'Files of a portfolio.',
  Blog: 'Articles.',
  'Website content': 'The six collections that fill the public pages.',
  People: 'Everything about one person, to hand out or to erase.',
  Newsletter: 'Its readers, its issues, and what readers can choose from.',
  'Public forms': 'Contact, applications and the newsletter; anyone may send them.',
  Pages: 'What each public page says.',
  Webhooks: 'URLs of other programs that are notified of what happens, and what was sent there.',
  Settings: 'What an administrator sets for the installation, and the mails it sends.',
  'Back-office': 'What administrators see of the whole installation.',
  Service: 'The server itself.',
};

function tagsOf(table: Record<string, Endpoint>): OpenApiDocument['tags'] {
  const names = [...new Set(Object.values(table).map(({ tag }) => tag))];
  return names.map((name) => {
    const description = tagMeanings[name];
    if (!description) throw new Error(`The tag ${name} has no description.`);
    return { name, description };
  });
}

/** Those that some answer refers to: nothing is deprecated most of the time. */
function headersIn(...parts: unknown[]): OpenApiDocument['components']['headers'] {
  const text = JSON.stringify(parts);
  const used = Object.entries(headers).filter(([name]) => text.includes(`/headers/${name}"`));
  return Object.fromEntries(used);
}

/** Those that some endpoint refers to. */
function problemResponses(
  table: Record<string, Endpoint>,
): OpenApiDocument['components']['responses'] {
  const shared = Object.values(table).flatMap((one) => [...problemsByStatus(one).values()]);
  return Object.fromEntries(shared.map((codes) => [responseName(codes), problemResponse(codes)]));
}
