import { problemSchema, problemStatus, sentEvents } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { takesIdempotencyKey } from '../src/http/idempotency.ts';
import { isConditional } from '../src/http/openapi/operation.ts';
import { problemsOf } from '../src/http/openapi/problems.ts';
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
    expect(body.paths).toEqual(JSON.parse(JSON.stringify(openApi.paths)));
    expect(body.servers).toEqual([{ url: server.platform.publicUrl }]);
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
    const examples = Object.values(openApi.components.responses).map(
      ({ content }) => content?.['application/problem+json']?.example,
    );
    const shown = examples.map((example) => problemSchema.parse(example));
    for (const { code, status } of shown) expect(status, code).toBe(problemStatus[code]);
    // the others share a status wherever they happen, and stand there
    const text = JSON.stringify(openApi);
    for (const code of Object.keys(problemStatus)) {
      expect(text, code).toContain(`"code":{"const":"${code}"}`);
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
      ...(takesIdempotencyKey(endpoint) ? ['Idempotency-Key'] : []),
    ]);
  });

  it('shows examples that its own schemas accept', () => {
    const sent = operation?.requestBody?.content['application/json'];
    if (sent) expect(endpoint.body?.safeParse(sent.example).error).toBeUndefined();
    const answered = operation?.responses[endpoint.status];
    const { answer: body, file } = endpoint;
    expect(Boolean(answered && 'content' in answered)).toBe(Boolean(body ?? file));
    if (!body || !answered || '$ref' in answered) return;
    const { example } = answered.content?.['application/json'] ?? {};
    expect(body.safeParse(example).error).toBeUndefined();
  });
});
