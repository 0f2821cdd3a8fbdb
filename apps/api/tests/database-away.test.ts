// @module-tag database
// @module-tag operations
import { type EndpointName, endpointNames, endpoints } from '@vitrine/contracts';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPostgres } from '../src/db/postgres.ts';
import { SECOND_MS } from '../src/lib/clock.ts';
import { hearAll } from './testing/all-heard.ts';
import { openDatabaseLine } from './testing/database-line.ts';
import { newAdmin, newUser, PASSWORD } from './testing/people.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { startTestServer } from './testing/test-server.ts';

const post = (title: string) => ({
  title,
  description: 'd',
  status: 'published',
  posts: ['x'],
});

describe.runIf(inject('postgresUrl'))('a PostgreSQL that goes away', () => {
  it('is told with 503 by everything that needs it, kept pages marked stale, until it is back', async () => {
    const { variables } = await createTestDatabase('');
    const line = await openDatabaseLine(variables.DATABASE_URL ?? '');
    const server = await startTestServer({ database: await openPostgres(line.url) });
    onTestFinished(async () => {
      await server.close();
      line.cut();
    });
    const { http } = server;
    const admin = await newAdmin(server);
    const user = await newUser(server);
    await http.post('/blogs/').set(admin.bearer).send(post('Kept')).expect(201);
    await hearAll(server.platform.database);
    const { body: fresh, headers } = await http.get('/blogs/').expect(200);
    expect(headers['cache-status']).toBeUndefined();

    line.cut();
    server.clock.advance(7 * SECOND_MS);
    await expect.poll(async () => (await http.get('/health/')).status).toBe(503);
    const needsNone = new Set<EndpointName>(['service.health']);
    for (const name of endpointNames.filter((each) => !needsNone.has(each))) {
      const { method, path } = endpoints[name];
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      const address = path.replace(/\{\w+\}/g, 'somebody');
      const answer = await http[verb](address).set(admin.bearer);
      if (endpoints[name].access === 'anyone') {
        // what is wrong by itself is refused without asking
        expect([500, 502, 504], name).not.toContain(answer.status);
      } else {
        expect(answer.status, name).toBe(503);
        expect(answer.body.code, name).toBe('unavailable');
        expect(Number(answer.headers['retry-after']), name).toBeGreaterThan(0);
      }
    }
    await http.post('/auth/login').send({ email: user.email, password: PASSWORD }).expect(503);
    const stale = await http.get('/blogs/').expect(200);
    expect(stale.body).toEqual(fresh);
    expect(stale.headers['cache-status']).toMatch(/^vitrine; hit; ttl=-7; detail=/);
    expect(stale.headers.age).toBe('7');
    const { headers: unkept } = await http.get('/testimonials/').expect(503);
    expect(Number(unkept['retry-after'])).toBeGreaterThan(0);

    await line.mend();
    await expect.poll(async () => (await http.get('/health/')).status).toBe(200);
    await http.post('/blogs/').set(admin.bearer).send(post('After')).expect(201);
    const { body, headers: normal } = await http.get('/blogs/').expect(200);
    expect(body.map(({ title }: { title: string }) => title)).toContain('After');
    expect(normal['cache-status']).toBeUndefined();
  });
});

describe('what is kept while the database cannot be asked', () => {
  const start = async () => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    const admin = await newAdmin(server);
    await server.http.post('/blogs/').set(admin.bearer).send(post('Kept')).expect(201);
    await server.http.get('/blogs/').expect(200);
    const { database } = server.platform;
    const revision = await database.contentRevision();
    database.contentRevision = () => Promise.reject(new Error('no line'));
    return { ...server, revision };
  };

  it('is answered as stale where nothing is known to have changed', async () => {
    const { http, platform, revision } = await start();
    platform.database.lastContentRevision = () => revision;
    const { headers } = await http.get('/blogs/').expect(200);
    expect(headers['cache-status']).toContain('ttl=-');
    const { headers: again } = await http
      .get('/blogs/')
      .set('If-None-Match', String(headers.etag))
      .expect(304);
    expect(again['cache-status']).toContain('ttl=-');
  });

  it('is not answered after a change: what was withdrawn must not come back', async () => {
    const { http, platform, revision } = await start();
    platform.database.lastContentRevision = () => revision + 1;
    const { headers } = await http.get('/blogs/').expect(200);
    expect(headers['cache-status']).toBeUndefined();
    platform.database.lastContentRevision = () => undefined;
    expect((await http.get('/blogs/').expect(200)).headers['cache-status']).toBeUndefined();
  });
});
