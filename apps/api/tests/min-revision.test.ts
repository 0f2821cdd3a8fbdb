// @module-tag database
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openPostgres } from '../src/db/postgres.ts';
import { listenForChanges } from '../src/db/postgres-notifications.ts';
import { hearAll } from './testing/all-heard.ts';
import { openDatabaseLine } from './testing/database-line.ts';
import { contactForm } from './testing/forms.ts';
import { newAdmin } from './testing/people.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const admin = await newAdmin(server);
const post = (title: string) => ({ title, description: 'd', status: 'published', posts: ['x'] });
const isShared = Boolean(inject('postgresUrl'));

describe('the answer to a change', () => {
  const write = (title: string) =>
    server.http.post('/blogs/').set(admin.bearer).send(post(title)).expect(201);

  it('says which revision of the content it has made', async () => {
    const first = Number((await write('One')).headers['vitrine-revision']);
    const second = Number((await write('Two')).headers['vitrine-revision']);
    expect(second).toBe(first + 1);
    expect(await server.platform.database.contentRevision()).toBe(second);
  });

  it('says one that is no older when it is repeated under its key', async () => {
    const key = crypto.randomUUID();
    const send = () =>
      server.http.post('/blogs/').set(admin.bearer).set('Idempotency-Key', key).send(post('Once'));
    await send().expect(201);
    const between = await write('In between');
    const again = await send().expect(201);
    expect(again.headers['vitrine-revision']).toBe(between.headers['vitrine-revision']);
  });

  it('gives a browser a cookie for its next pages, only where other processes may answer', async () => {
    const { headers } = await write('For the next page');
    const revision = headers['vitrine-revision'];
    const cookie = `vitrine-revision=${revision}; Path=/; Max-Age=30; SameSite=Lax; HttpOnly`;
    expect(headers['set-cookie']).toEqual(isShared ? [cookie] : undefined);
  });

  it.each([
    ['sends a message', () => server.http.post('/api/contact/').send(contactForm())],
    ['reads', () => server.http.get('/blogs/')],
    ['signs in and changes nothing', () => server.http.get('/api/account/').set(admin.bearer)],
  ])('is nothing that someone gets who %s', async (_what, ask) => {
    const { headers, ok } = await ask();
    expect(ok).toBe(true);
    expect(headers['vitrine-revision']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('a revision that there never was', () => {
  it.each(['999999999999999', '-1', '1e9', '0x7f', '9'.repeat(4_000), 'latest', '', '1, 2', '1.5'])(
    'is answered with what there is: %j',
    async (revision) => {
      const asked = server.http.get('/blogs/').set('Vitrine-Min-Revision', revision);
      const { headers } = await asked.expect(200);
      const cookie = `a=b; vitrine-revision=${revision}`;
      await server.http.get('/blogs/').set('Cookie', cookie).expect(200);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    },
  );
});

describe.runIf(isShared)('a process that does not hear of a change', () => {
  /** One that writes, and one whose listening connection can be silenced. */
  async function start() {
    const { variables } = await createTestDatabase('');
    const url = variables.DATABASE_URL ?? '';
    const line = await openDatabaseLine(url);
    const writer = await startTestServer({ database: await openPostgres(url) });
    const reader = await startTestServer({
      database: await openPostgres(url, { directUrl: line.url }),
    });
    onTestFinished(async () => {
      line.speak();
      await Promise.all([writer.close(), reader.close()]);
      line.cut();
    });
    const boss = await newAdmin(writer);
    const write = async (title: string) => {
      const sent = writer.http.post('/blogs/').set(boss.bearer).send(post(title));
      return (await sent.expect(201)).headers['vitrine-revision'] ?? '';
    };
    const read = async (headers: Record<string, string> = {}) =>
      (await reader.http.get('/blogs/').set(headers).expect(200)).text;
    const hear = () => hearAll(reader.platform.database, writer.platform.database);
    return { line, write, read, hear };
  }

  it.each([
    ['in a header', (revision: string) => ({ 'Vitrine-Min-Revision': revision })],
    ['in a cookie', (revision: string) => ({ Cookie: `a=b; vitrine-revision=${revision}; c=d` })],
  ])('shows it to anyone who knows of it, %s', async (_where, headersOf) => {
    const { line, write, read, hear } = await start();
    await write('Before');
    await hear();
    expect(await read()).toContain('Before');
    line.silence();
    const revision = await write('After');
    expect(await read()).not.toContain('After');
    expect(await read(headersOf(revision))).toContain('After');
    // and everyone else from then on
    expect(await read()).toContain('After');
  });

  describe('and is asked by many for what never was', () => {
    async function listen(load: () => Promise<{ content: number; withdrawals: object }>) {
      const { variables } = await createTestDatabase('');
      const settings = { connectionString: variables.DATABASE_URL };
      const listener = listenForChanges(settings, vi.fn(), vi.fn());
      onTestFinished(() => listener.close());
      await listener.ready();
      const first = async () => ({ content: 5, withdrawals: {} });
      expect(await listener.revision(first)).toBe(5);
      return () => listener.revision(load, 1e9);
    }

    it('asks the database once for all of them', async () => {
      const load = vi.fn(async () => ({ content: 6, withdrawals: {} }));
      const ask = await listen(load);
      const answers = await Promise.all(Array.from({ length: 100 }, ask));
      expect(new Set(answers)).toEqual(new Set([6]));
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('answers after two seconds with what it knows, though the database is silent', async () => {
      const ask = await listen(() => new Promise(() => undefined));
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const answers = [ask(), ask()];
      await vi.advanceTimersByTimeAsync(2_010);
      expect(await Promise.all(answers)).toEqual([5, 5]);
    });

    it('answers with what it knows when the database fails', async () => {
      const ask = await listen(() => Promise.reject(new Error('away')));
      expect(await ask()).toBe(5);
    });
  });
});
