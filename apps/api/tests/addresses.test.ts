import { describe, expect, it } from 'vitest';
import { addressOf, table } from './testing/endpoint-table.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const NOWHERE = 'There is nothing at this address.';
const bare = (path: string) => path.replace(/(.)\/$/, '$1');

const send = (method: string, path: string) => {
  const request = server.http[method.toLowerCase() as 'get'](path);
  return method === 'GET' || method === 'DELETE' ? request : request.send({});
};

/** A body without what is new in every answer. */
const lasting = ({ request_id: _id, challenge: _challenge, ...body }: Record<string, unknown>) =>
  body;

/** Every address of the table, with the methods it has. */
const methodsByAddress = new Map<string, Set<string>>();
for (const [, endpoint] of table) {
  const address = bare(addressOf(endpoint));
  const methods = methodsByAddress.get(address) ?? new Set();
  methodsByAddress.set(address, methods.add(endpoint.method));
}

describe('every address', () => {
  it.each(table)(
    'of %s is answered with and without a slash at its end',
    async (_name, endpoint) => {
      const path = bare(addressOf(endpoint));
      const without = await send(endpoint.method, path);
      const slashed = await send(endpoint.method, `${path}/`);
      expect(without.body.detail).not.toBe(NOWHERE);
      expect(slashed.status).toBe(without.status);
      expect(lasting(slashed.body)).toEqual(lasting(without.body));
    },
  );

  it.each([...methodsByAddress])('%s names its methods to others', async (path, methods) => {
    const { body, headers } = await server.http.patch(path).expect(405);
    const expected = methods.has('GET') ? [...methods, 'HEAD'] : [...methods];
    expect(String(headers.allow).split(', ').sort()).toEqual(expected.sort());
    expect(body).toMatchObject({ code: 'method-not-allowed', status: 405 });
    expect(headers['content-type']).toContain('application/problem+json');
  });

  it('is matched as it is written', async () => {
    await server.http.get('/Blogs/').expect(404);
    await server.http.get('/blogs//').expect(404);
  });
});

describe('an identifier that cannot be one', () => {
  const withId = table.filter(([, endpoint]) => endpoint.params && endpoint.access === 'anyone');
  const hostile = [
    '%00',
    "x'%20OR%201=1",
    '..%2f..%2fetc%2fpasswd',
    'a'.repeat(500),
    '%F0%9F%98%80',
  ];

  it.each([
    ...withId.map(([, { method, path }]) => [method, path] as const),
    ['GET', '/blogs/{id}'] as const,
  ])('finds nothing with %s at %s', async (method, path) => {
    for (const value of hostile) {
      const { body } = await send(method, path.replace(/\{\w+\}/, value)).expect(404);
      expect(body.code).toBe('not-found');
    }
  });
});
