import { describe, expect, it } from 'vitest';
import type { Exception } from '../build/openapi-security/exceptions.ts';
import { findProblems } from '../build/openapi-security/find-problems.ts';

/** One operation that all rules are content with: the smallest that takes a body and a query. */
function goodDocument() {
  const text = { type: 'string', maxLength: 200 };
  const problem = {
    description: 'What went wrong.',
    headers: { RateLimit: { schema: { type: 'string' } } },
    content: { 'application/problem+json': { schema: { type: 'object' } } },
  };
  const counted = { schema: { type: 'string' } };
  return {
    openapi: '3.1.1',
    info: { title: 'A small API', version: '1.0.0' },
    servers: [{ url: 'https://small.test', description: 'It.', 'x-internal': false }],
    paths: {
      '/notes/{id}': {
        post: {
          security: [{ bearer: [] as string[] }],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: text },
            { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
          ],
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { title: text as object } },
              },
            },
          },
          responses: {
            200: { description: 'Done.', headers: { RateLimit: counted } },
            401: problem,
            422: problem,
            429: { ...problem, headers: { RateLimit: counted, 'Retry-After': counted } },
            500: problem,
          },
        },
      },
    },
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'As RFC8725 advises.',
        },
      },
    },
  };
}

type Document = ReturnType<typeof goodDocument>;
const operationOf = ({ paths }: Document) => paths['/notes/{id}'].post;

function withField(schema: object) {
  return (document: Document) => {
    operationOf(document).requestBody.content['application/json'].schema.properties.title = schema;
  };
}

function withoutAnswer(status: 401 | 422 | 429 | 500) {
  return (document: Document) => {
    Reflect.deleteProperty(operationOf(document).responses, status);
  };
}

/** What makes the good document bad, and the rule that then speaks. */
const mistakes: [string, string, (document: Document) => void][] = [
  ['a text of any length', 'api4:2023-string-limit', withField({ type: 'string' })],
  [
    'a text whose pattern has no end',
    'api4:2023-string-limit',
    withField({ type: 'string', pattern: '^[a-z]+$' }),
  ],
  [
    'a list of any length',
    'api4:2023-array-limit',
    withField({ type: 'array', items: { type: 'boolean' } }),
  ],
  ['a number of any size', 'api4:2023-integer-limit', withField({ type: 'integer', minimum: 0 })],
  [
    'fields of any name and number',
    'api3:2023-constrained-additionalProperties',
    withField({ type: 'object', additionalProperties: { type: 'boolean' } }),
  ],
  [
    'a record that is found by its number',
    'api1:2023-no-numeric-ids',
    (document) => {
      const [id] = operationOf(document).parameters;
      if (id) id.schema = { type: 'integer', minimum: 1, maximum: 100 };
    },
  ],
  ['no answer to who is not signed in', 'api8:2023-define-error-responses-401', withoutAnswer(401)],
  ['no answer to what is invalid', 'api8:2023-define-error-validation', withoutAnswer(422)],
  ['no answer to too many requests', 'api4:2023-rate-limit-responses-429', withoutAnswer(429)],
  ['no answer to its own failure', 'api8:2023-define-error-responses-500', withoutAnswer(500)],
  [
    'a write that anybody may do',
    'api2:2023-write-restricted',
    (document) => {
      operationOf(document).security = [];
    },
  ],
  [
    'a write that does not say how often',
    'api4:2023-rate-limit',
    (document) => {
      Reflect.deleteProperty(operationOf(document).responses[200].headers, 'RateLimit');
    },
  ],
  [
    'a password in the address',
    'api2:2023-no-credentials-in-url',
    (document) => {
      const [, limit] = operationOf(document).parameters;
      if (limit) limit.name = 'password';
    },
  ],
  [
    'a server without TLS',
    'api8:2023-no-server-http',
    (document) => {
      for (const one of document.servers) one.url = 'http://small.test';
    },
  ],
  [
    'a sign-in with the password in every request',
    'api2:2023-no-http-basic',
    (document) => {
      document.components.securitySchemes.bearer.scheme = 'basic';
    },
  ],
];

describe('the check of the API document against the OWASP rules', () => {
  it('is content with a document that keeps them', async () => {
    expect(await findProblems(goodDocument(), [])).toEqual([]);
  });

  it.each(mistakes)('refuses %s', async (_title, rule, spoil) => {
    const document = goodDocument();
    spoil(document);
    const problems = await findProblems(document, []);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toContain(`owasp:${rule} `);
  });

  const unsecured = goodDocument();
  operationOf(unsecured).security = [];
  const explained: Exception = {
    rule: 'owasp:api2:2023-write-restricted',
    places: ['POST /notes/{id}'],
  };

  it('accepts an operation that an exception explains', async () => {
    expect(await findProblems(unsecured, [explained])).toEqual([]);
  });

  it('refuses an exception that explains nothing', async () => {
    expect(await findProblems(goodDocument(), [explained])).toEqual([
      'owasp:api2:2023-write-restricted POST /notes/{id}: no exception is needed.',
    ]);
  });
});
