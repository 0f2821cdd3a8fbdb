import { problemSchema, problemStatus, sentEvents } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { takesIdempotencyKey } from '../src/http/idempotency.ts';
import type { JsonSchema } from '../src/http/openapi/document.ts';
import { isConditional } from '../src/http/openapi/headers.ts';
import { problemsOf } from '../src/http/openapi/problems.ts';
import { VERSION } from '../src/lib/version.ts';
import { openApi, table } from './testing/endpoint-table.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();

const operationOf = (path: string, method: string) => openApi.paths[path]?.[method.toLowerCase()];

/** Every value of `$ref` in the document. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : referencesIn(inner),
  );
}

const found = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], openApi);

describe('the document', () => {
  it('is served as it is generated', async () => {
    const { body, headers } = await server.http.get('/openapi.json').expect(200);
    expect(body.openapi).toBe('3.1.1');
    expect(body.info.version).toBe(VERSION);
    expect(body.paths).toEqual(JSON.parse(JSON.stringify(openApi.paths)));
    expect(body.servers).toMatchObject([{ url: server.platform.publicUrl }]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    await server.http.get('/openapi.json').set('If-None-Match', String(headers.etag)).expect(304);
    await server.http.post('/openapi.json').expect(405).expect('Allow', 'GET, HEAD');
  });

  it('holds every endpoint and nothing else', () => {
    const described = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, path, method]),
    );
    const expected = table.map(([name, { path, method }]) => [name, path, method.toLowerCase()]);
    expect(described.sort()).toEqual(expected.sort());
  });

  it('lists every event that is sent to others, with an example that its own schema accepts', () => {
    expect(Object.keys(openApi.webhooks)).toEqual(Object.keys(sentEvents));
    for (const [type, { payload }] of Object.entries(sentEvents)) {
      const { post } = openApi.webhooks[type] ?? {};
      const { example } = post?.requestBody?.content['application/json'] ?? {};
      expect(payload.safeParse(example).error, type).toBeUndefined();
      const headers = post?.parameters?.map(({ name }) => name);
      expect(headers).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    }
  });

  it('has a target for every reference, and a use for every schema', () => {
    const references = referencesIn(openApi);
    expect(references.length).toBeGreaterThan(table.length);
    for (const reference of references) expect(found(reference), reference).toBeDefined();
    const used = new Set(references);
    for (const name of Object.keys(openApi.components.schemas)) {
      expect(used.has(`#/components/schemas/${name}`), name).toBe(true);
    }
  });

  it('shows every problem with the code and status it really has', () => {
    const examples = Object.values(openApi.components.examples).map(({ value }) => value);
    const shown = examples.map((example) => problemSchema.parse(example));
    for (const { code, status } of shown) expect(status, code).toBe(problemStatus[code]);
    expect(shown.map(({ code }) => code).sort()).toEqual(Object.keys(problemStatus).sort());
  });

  it('has an example of each problem that an answer can be', () => {
    for (const [name, { content = {} }] of Object.entries(openApi.components.responses)) {
      const { schema, examples = {} } = content['application/problem+json'] ?? {};
      expect(Object.keys(examples), name).toHaveLength(schema?.anyOf?.length ?? 1);
    }
  });

  it('names its server, its license and who answers for it', () => {
    expect(openApi.servers).toEqual([
      { url: 'https://vitrine.test', description: expect.any(String), 'x-internal': false },
    ]);
    expect(openApi.info).toMatchObject({
      license: { identifier: 'AGPL-3.0-only' },
      contact: { url: 'https://vitrine.test/contact' },
    });
  });

  it('calls endpoints by what programs can call methods, each once', () => {
    const names = table.map(([name]) => name);
    for (const name of names) expect(name).toMatch(/^[a-z]\w*(\.[a-z][\w-]*)+$/);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** A field of the document: whose it is, where, and what is said of it. */
interface Place {
  owner: string;
  path: string;
  schema: JsonSchema;
}

function fieldsIn(schema: JsonSchema, owner: string, path = ''): Place[] {
  const { properties = {}, anyOf = [], oneOf = [], allOf = [], items } = schema;
  const own = Object.entries(properties).flatMap(([key, field]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return [{ owner, path: at, schema: field }, ...fieldsIn(field, owner, at)];
  });
  const inner = [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])];
  return [...own, ...inner.flatMap((part) => fieldsIn(part, owner, path))];
}

const operations = Object.values(openApi.paths).flatMap((methods) => Object.values(methods));

describe('what the document says of fields', () => {
  const ofSchemas = Object.entries(openApi.components.schemas).flatMap(([name, schema]) => [
    { owner: name, path: '', schema },
    ...fieldsIn(schema, name),
  ]);
  const sent = [...operations, ...Object.values(openApi.webhooks).map(({ post }) => post)];
  const ofOperations = sent.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)]
      .flatMap((part) => (part && 'content' in part ? Object.values(part.content ?? {}) : []))
      .flatMap(({ schema }) => fieldsIn(schema, operationId)),
  );
  const places = [...ofSchemas, ...ofOperations];
  const parameters = operations.flatMap(({ operationId, parameters: all = [] }) =>
    all.map((one) => ({ owner: operationId, path: one.name, ...one })),
  );

  it('describes every schema, every field and every parameter', () => {
    expect(places.length).toBeGreaterThan(1_000);
    const mute = [
      ...places.filter(({ schema }) => !schema.description),
      ...parameters.filter(({ description }) => !description),
    ].map(({ owner, path }) => `${owner} ${path}`);
    expect(mute).toEqual([]);
  });

  it('says what a field means before the rule that its schema checks', () => {
    const { Registration, SignIn } = openApi.components.schemas;
    const rule = 'An e-mail address; kept in lower case.';
    expect(Registration?.properties?.email?.description).toBe(
      `The address to sign in with. ${rule}`,
    );
    expect(SignIn?.properties?.email?.description).toBe(`The address of the account. ${rule}`);
    expect(JSON.stringify(openApi)).not.toContain('"rule":');
  });

  it('lets a field with a default be left out of what is sent, never of what is answered', () => {
    const all = (value: unknown): string[] => referencesIn(value).map((one) => one.slice(21));
    const reach = (names: string[], seen = new Set<string>()): Set<string> => {
      for (const name of names) {
        if (seen.has(name)) continue;
        reach(all(openApi.components.schemas[name]), seen.add(name));
      }
      return seen;
    };
    const bodies = operations.flatMap(({ requestBody }) => (requestBody ? [requestBody] : []));
    const inBodies = reach(all(bodies));
    const inAnswers = reach(operations.flatMap(({ responses }) => all(responses)));
    const withDefaults = (schema: JsonSchema) =>
      Object.entries(schema.properties ?? {}).filter(
        ([, { default: value }]) => value !== undefined,
      );
    let defaults = 0;
    for (const [name, schema] of Object.entries(openApi.components.schemas)) {
      for (const [field] of withDefaults(schema)) {
        defaults += 1;
        const isRequired = schema.required?.includes(field) === true;
        if (inBodies.has(name)) expect(isRequired, `${name}.${field}`).toBe(false);
        if (inAnswers.has(name)) expect(isRequired, `${name}.${field}`).toBe(true);
      }
    }
    expect(defaults).toBeGreaterThan(50);
  });
});

describe('what is sent', () => {
  const resolve = ({ $ref }: JsonSchema) => openApi.components.schemas[$ref?.slice(21) ?? ''];

  /** The places in a schema where no limit says how much it may be. */
  function unlimitedIn(schema: JsonSchema, at: string, seen: string[] = []): string[] {
    const { $ref, type, items, properties = {}, anyOf = [], oneOf = [], allOf = [] } = schema;
    if ($ref) {
      const named = resolve(schema);
      return named && !seen.includes($ref) ? unlimitedIn(named, at, [...seen, $ref]) : [];
    }
    const inner = [...anyOf, ...oneOf, ...allOf].flatMap((part) => unlimitedIn(part, at, seen));
    const fields = Object.entries(properties).flatMap(([key, field]) =>
      unlimitedIn(field, `${at}.${key}`, seen),
    );
    const each = items ? unlimitedIn(items, `${at}[]`, seen) : [];
    return [...(isUnlimited(schema) ? [`${at}: ${type}`] : []), ...inner, ...fields, ...each];
  }

  function isUnlimited(schema: JsonSchema): boolean {
    if (schema.enum || schema.const !== undefined) return false;
    if (schema.type === 'array') return schema.maxItems === undefined;
    if (schema.type === 'integer') return schema.maximum === undefined;
    // a date, a moment and an address of e-mail have a length of their own, and so has what a pattern ends
    const isLong = schema.maxLength === undefined && schema.format === undefined;
    return schema.type === 'string' && isLong && !/[}?]\$?$|\}\)?\$$/.test(schema.pattern ?? '');
  }

  it('limits every text, list and number that is sent', () => {
    const unlimited = operations.flatMap(({ operationId, parameters = [], requestBody }) => [
      ...parameters
        .filter((one) => one.in !== 'header')
        .flatMap(({ name, schema }) => unlimitedIn(schema, `${operationId} ${name}`)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        unlimitedIn(schema, operationId),
      ),
    ]);
    expect([...new Set(unlimited)]).toEqual([]);
  });
});

describe('headers', () => {
  const headersOf = (name: string) => {
    const operation = operations.find(({ operationId }) => operationId === name);
    const success = Object.values(operation?.responses ?? {})[0];
    return success && 'headers' in success ? Object.keys(success.headers ?? {}) : [];
  };

  it('names those of lists, records, writes and repetitions', () => {
    expect(headersOf('posts.list')).toEqual(['X-Request-Id', 'ETag', 'Link']);
    expect(headersOf('portfolio.get')).toEqual(['X-Request-Id', 'ETag']);
    expect(headersOf('blogs.create')).toEqual([
      'X-Request-Id',
      'ETag',
      'RateLimit',
      'RateLimit-Policy',
      'Vitrine-Revision',
      'Idempotency-Replayed',
    ]);
  });

  it('says how long to wait wherever one may have to', () => {
    for (const [name, { headers = {}, content = {} }] of Object.entries(
      openApi.components.responses,
    )) {
      const codes = Object.keys(content['application/problem+json']?.examples ?? {});
      const waits = ['conflict', 'too-many-requests', 'unavailable'].some((code) =>
        codes.includes(code),
      );
      expect('Retry-After' in headers, name).toBe(waits);
    }
  });
});

describe.each(table)('%s', (_name, endpoint) => {
  const operation = operationOf(endpoint.path, endpoint.method);

  it('lists its success and every way to fail', () => {
    const codes = problemsOf(endpoint);
    const failures = codes.map((code) => problemStatus[code]);
    const unchanged = isConditional(endpoint) ? [304] : [];
    const expected = [...new Set([endpoint.status, ...unchanged, ...failures])];
    const statuses = Object.keys(operation?.responses ?? {}).map(Number);
    expect(statuses.sort()).toEqual(expected.sort());
    for (const code of endpoint.errors ?? []) expect(statuses).toContain(problemStatus[code]);
  });

  it('asks for a bearer where one is needed', () => {
    const needsBearer = !['anyone', 'optional'].includes(endpoint.access);
    const alternatives = operation?.security ?? [];
    expect(
      alternatives.length > 0 &&
        alternatives.every((one) => 'bearer' in one || 'personalToken' in one),
    ).toBe(needsBearer);
  });

  it('names the parameters of its path, its query and its headers', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation?.parameters?.map(({ name }) => name) ?? []).toEqual([
      ...inPath,
      ...Object.keys(endpoint.query?.shape ?? {}),
      ...(endpoint.versioned && endpoint.method === 'PUT' ? ['If-Match'] : []),
      ...(isConditional(endpoint) ? ['If-None-Match'] : []),
      ...(endpoint.cacheable ? ['Vitrine-Min-Revision'] : []),
      ...(takesIdempotencyKey(endpoint) ? ['Idempotency-Key'] : []),
    ]);
  });

  it('shows examples that its own schemas accept', () => {
    const sent = operation?.requestBody?.content['application/json'];
    if (sent) expect(endpoint.body?.safeParse(sent.example).error).toBeUndefined();
    const answered = operation?.responses[endpoint.status];
    const { answer: body, file } = endpoint;
    expect(Boolean(answered && 'content' in answered)).toBe(Boolean(body ?? file));
    if (!answered || '$ref' in answered) return;
    if (file) expect(Object.keys(answered.content ?? {})).toEqual([file]);
    if (!body) return;
    const { example } = answered.content?.['application/json'] ?? {};
    expect(body.safeParse(example).error).toBeUndefined();
  });
});
