import { type Endpoint, endpoints } from '@vitrine/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { toOpenApi } from '../src/http/openapi.ts';
import { newUser } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

// Nothing in the table is to go for now: one endpoint of each kind is marked for these tests.
const list: Endpoint = endpoints['blogs.list'];
const account: Endpoint = endpoints['account.get'];
list.deprecated = { since: '2026-11-22', sunset: '2027-05-31', successor: '/api/articles/' };
account.deprecated = { since: '2026-11-22' };
afterAll(() => {
  delete list.deprecated;
  delete account.deprecated;
});
const openApi = toOpenApi(endpoints, 'https://vitrine.test');

const server = await useTestServer();
const { http } = server;
const { bearer } = await newUser(server);

describe('an endpoint that is to go', () => {
  it('says since when, until when, and what takes its place, from memory too', async () => {
    for (let times = 0; times < 3; times += 1) {
      const { headers } = await http.get('/blogs/?limit=1').expect(200);
      expect(headers.deprecation).toBe(`@${Date.UTC(2026, 10, 22) / 1_000}`);
      expect(headers.sunset).toBe('Mon, 31 May 2027 00:00:00 GMT');
      expect(headers.link).toBe('</api/articles/>; rel="successor-version"');
    }
  });

  it('says so beside the other parts of a list', async () => {
    const { headers } = await http.get('/blogs/?limit=1&cursor=MTc3LmE').expect(200);
    expect(headers.link).toBe(
      '</api/articles/>; rel="successor-version", </blogs/?limit=1>; rel="first"',
    );
    const own = await http.get('/blogs/?limit=1&cursor=MTc3LmE').set(bearer).expect(200);
    expect(own.headers.link).toBe(headers.link);
  });

  it('says so when it refuses', async () => {
    const { headers } = await http.get('/api/account/').expect(401);
    expect(headers.deprecation).toMatch(/^@\d+$/);
    expect(headers.sunset).toBeUndefined();
    expect(headers.link).toBeUndefined();
  });

  it('is marked in the API document', () => {
    const operation = openApi.paths['/blogs/']?.get;
    expect(operation).toMatchObject({ deprecated: true });
    expect(operation?.description).toContain('It ends on 2027-05-31. Use /api/articles/ instead.');
    expect(operation?.responses[200]).toMatchObject({
      headers: { Deprecation: expect.anything(), Sunset: expect.anything() },
    });
    expect(openApi.paths['/blogs/{id}']?.get).not.toHaveProperty('deprecated');
  });

  it('leaves the others as they are', async () => {
    const { headers } = await http.get('/health').expect(200);
    expect(headers.deprecation).toBeUndefined();
  });
});
