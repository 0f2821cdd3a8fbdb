// @module-tag database
// @module-tag operations
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EndpointName, endpointNames, endpoints } from '@vitrine/contracts';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { SECOND_MS } from '../src/lib/clock.ts';
import { hearAll } from './testing/all-heard.ts';
import { openDatabaseLine } from './testing/database-line.ts';
import { newAdmin, newUser, PASSWORD, type SignedIn } from './testing/people.ts';
import { newProfessional, type Professional } from './testing/portfolios.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** Where the site may live without a server of its own. */
const STATIC_HOST = 'https://site.test';
const post = (title: string) => ({
  title,
  description: 'd',
  status: 'published',
  posts: ['x'],
});

describe.runIf(inject('postgresUrl'))('a PostgreSQL that goes away', () => {
  it('is answered with 503 by everything that needs it, kept pages marked stale, until it is back', async () => {
    const server = await start();
    const { http, admin, line } = server;
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
      const address = path.replace(/\{\w+\}/g, 'someone');
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

  it('leaves every page that was opened before the last change, marked with its age', async () => {
    const { http, admin, cut, clock } = await start();
    const { id } = await addPost(http, admin, 'Opened');
    const opened = [`/blogs/${id}/`, '/blogs/', '/testimonials/', '/api/articles/'];
    for (const path of opened) await http.get(path).expect(200);
    await addPost(http, admin, 'Added later');
    await http.put(`/blogs/${id}/`).set(admin.bearer).send(post('Changed')).expect(200);
    clock.advance(7 * SECOND_MS);
    await cut();
    for (const path of opened) {
      const { headers } = await http.get(path).set('Origin', STATIC_HOST).expect(200);
      expect(headers['access-control-allow-origin'], path).toBe(STATIC_HOST);
      expect(headers.age, path).toBe('7');
      expect(headers['cache-status'], path).toMatch(/^vitrine; hit; ttl=-7; detail=/);
      await http.get(path).set('If-None-Match', String(headers.etag)).expect(304);
    }
    await http.get('/blogs/never-opened/').expect(503);
  });

  it.each<[string, (open: Opened) => Promise<unknown>]>([
    ['a deleted post', ({ http, admin, postPath }) => http.delete(postPath).set(admin.bearer)],
    [
      'an unpublished post',
      ({ http, admin, postPath }) =>
        http
          .put(postPath)
          .set(admin.bearer)
          .send({ ...post('Secret'), status: 'draft' }),
    ],
    ['an unpublished portfolio', ({ owner }) => owner.save({ published: false })],
    ['what was deleted from a portfolio', ({ owner }) => owner.save({ summary: '' })],
    [
      'an erased account',
      ({ http, owner }) =>
        http.post('/api/account/delete/').set(owner.bearer).send({ password: PASSWORD }),
    ],
  ])('never brings back %s', async (_what, takeBack) => {
    const server = await start();
    const { http, admin, cut } = server;
    const owner = await newProfessional(server);
    const { customUrl } = await owner.save({ published: true, summary: 'Secret' });
    const { id } = await addPost(http, admin, 'Secret');
    const postPath = `/blogs/${id}/`;
    const paths = [postPath, '/blogs/', `/api/public/portfolios/${customUrl}/`];
    for (const path of paths) await http.get(path).expect(200);
    const { status } = (await takeBack({ http, admin, owner, postPath })) as { status?: number };
    expect(status ?? 200).toBeLessThan(300);
    await cut();
    const answers = await Promise.all(paths.map((path) => http.get(path)));
    expect(answers.map((answer) => answer.status)).toContain(503);
    const gone = /post/.test(_what) ? answers.slice(0, 2) : answers.slice(2);
    for (const { text } of gone) expect(text).not.toContain('Secret');
  });

  it('never brings back what another process has taken back', async () => {
    const { http, admin, cut, platform, variables } = await start();
    const { id } = await addPost(http, admin, 'Secret');
    await http.get(`/blogs/${id}/`).expect(200);
    const other = await openPostgres(variables.DATABASE_URL ?? '');
    onTestFinished(() => other.close());
    await other.write((tx) => other.touchContent(tx));
    await hearAll(platform.database);
    await cut();
    await http.get(`/blogs/${id}/`).expect(503);
  });
});

describe.runIf(inject('postgresUrl'))('a process that has just started', () => {
  /** A page was opened in the process before; `between` happens while none runs. */
  const restart = async (between: (database: Database) => Promise<unknown>) => {
    const { http, admin, variables, folder } = await start();
    const { id } = await addPost(http, admin, 'Opened');
    const path = `/blogs/${id}/`;
    await http.get(path).expect(200);
    const kept = () => filesIn(folder);
    await expect.poll(kept).toHaveLength(1);
    const other = await openPostgres(variables.DATABASE_URL ?? '');
    onTestFinished(() => other.close());
    await between(other);
    const next = await startOn(variables, folder);
    await next.http.get('/health/').expect(200);
    return { ...next, path, kept };
  };

  it('has what the one before was asked for', async () => {
    const { http, cut, path } = await restart(async () => undefined);
    await cut();
    const { headers, body } = await http.get(path).expect(200);
    expect(headers['cache-status']).toContain('database unavailable');
    expect(body.title).toBe('Opened');
    await http.get('/blogs/').expect(503);
  });

  it('has and keeps nothing that was taken back in the meantime', async () => {
    const { http, cut, path, kept } = await restart((other) =>
      other.write((tx) => other.touchContent(tx)),
    );
    await expect.poll(kept).toEqual([]);
    await cut();
    await http.get(path).expect(503);
  });

  it('deletes what it kept when something is taken back', async () => {
    const { http, kept, platform } = await restart(async () => undefined);
    expect(await kept()).toHaveLength(1);
    await platform.database.write((tx) => platform.database.touchContent(tx));
    await http.get('/health/').expect(200);
    await expect.poll(kept).toEqual([]);
  });
});

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

interface Opened {
  http: TestServer['http'];
  admin: SignedIn;
  owner: Professional;
  postPath: string;
}

const addPost = async (http: TestServer['http'], admin: SignedIn, title: string) =>
  (await http.post('/blogs/').set(admin.bearer).send(post(title)).expect(201)).body as {
    id: string;
  };

/** A server whose line to PostgreSQL can be cut. */
async function start() {
  const { variables } = await createTestDatabase('');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-answers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startOn(variables, folder);
  return { ...server, variables, folder, admin: await newAdmin(server) };
}

async function startOn({ DATABASE_URL = '' }: { DATABASE_URL?: string }, folder: string) {
  const line = await openDatabaseLine(DATABASE_URL);
  const database = await openPostgres(line.url);
  const server = await startTestServer({
    ...{ database, answers: { folder, build: 'one' }, corsOrigins: [STATIC_HOST] },
  });
  onTestFinished(async () => {
    await server.close();
    line.cut();
  });
  const { http } = server;
  const cut = async () => {
    line.cut();
    await expect.poll(async () => (await http.get('/health/')).status).toBe(503);
  };
  return { ...server, line, cut };
}
