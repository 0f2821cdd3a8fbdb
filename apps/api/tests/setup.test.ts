// @module-tag operations
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { HOUR_MS } from '../src/lib/clock.ts';
import { createAccessTokens } from '../src/lib/tokens.ts';
import { prepareFirstAdmin } from '../src/people/setup/prepare-first-admin.ts';
import { newUser, signIn } from './testing/people.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const PASSWORD = 'chosen on the page';

/** A new installation, which has no administrator. */
async function withInstallation(test: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer();
  try {
    await test(server);
  } finally {
    await server.close();
  }
}

const start = (server: TestServer, variables: Record<string, string> = {}) =>
  prepareFirstAdmin(server.platform, readEnv({ FIRST_ADMIN: 'setup-link', ...variables }));

/** The token of the link that a start shows. */
async function shownToken(server: TestServer): Promise<string> {
  const shown = await start(server);
  const link = shown && 'setupLink' in shown ? shown.setupLink : '';
  expect(link).toMatch(/^http:\/\/vitrine\.test\/setup#token=/);
  return link.slice(link.indexOf('=') + 1);
}

const finish = (server: TestServer, token: string, email = 'boss@example.com') =>
  server.http.post('/api/setup/').send({ token, email, password: PASSWORD });

describe('the set-up link of a new installation', () => {
  it('makes the first administrator, who signs in with what was chosen', () =>
    withInstallation(async (server) => {
      const token = await shownToken(server);
      await finish(server, token, ' Boss@Example.com ').expect(201);
      const { bearer } = await signIn(server, 'boss@example.com', PASSWORD);
      await server.http.get('/api/admin/overview/').set(bearer).expect(200);
    }));

  it('works once, and ends every other link', () =>
    withInstallation(async (server) => {
      const [token, another] = [await shownToken(server), await shownToken(server)];
      await finish(server, token).expect(201);
      for (const used of [token, another]) {
        const { body } = await finish(server, used, 'thief@example.com').expect(400);
        expect(body.detail).toContain('used or has expired');
      }
      expect(await start(server)).toBeUndefined();
    }));

  it('makes one administrator for ten who use it at once', () =>
    withInstallation(async (server) => {
      const token = await shownToken(server);
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, index) => finish(server, token, `boss${index}@example.com`)),
      );
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
      const { users } = server.platform.database.tables;
      expect(await server.platform.database.read.$count(users)).toBe(1);
    }));

  it('does not open the installation again when its administrator is gone', () =>
    withInstallation(async (server) => {
      const token = await shownToken(server);
      server.clock.advance(HOUR_MS);
      await finish(server, token).expect(201);
      const { database } = server.platform;
      await database.write((tx) => tx.update(database.tables.users).set({ role: 'user' }));
      await finish(server, token, 'thief@example.com').expect(400);
      server.clock.advance(HOUR_MS);
      await finish(server, await shownToken(server), 'next@example.com').expect(201);
    }));

  it('ends after 24 hours', () =>
    withInstallation(async (server) => {
      const token = await shownToken(server);
      server.clock.advance(24 * HOUR_MS);
      await finish(server, token).expect(400);
      await finish(server, await shownToken(server)).expect(201);
    }));

  it.each([
    ['made up', () => 'x'.repeat(40)],
    [
      'made for something else',
      (server: TestServer) =>
        createAccessTokens(server.platform.signer).issue({ userId: 'a', sessionId: 'b' }),
    ],
  ])('opens nothing when it is %s', (_, token) =>
    withInstallation(async (server) => {
      await finish(server, token(server)).expect(400);
      expect(await start(server)).toBeDefined();
    }),
  );

  it('takes over nobody’s account, and stays good for another address', () =>
    withInstallation(async (server) => {
      const someone = await newUser(server);
      const token = await shownToken(server);
      const { body } = await finish(server, token, someone.email).expect(409);
      expect(body.errors).toMatchObject([{ path: 'email', message: body.detail }]);
      await server.http.get('/api/users/').set(someone.bearer).expect(403);
      await finish(server, token).expect(201);
    }));

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ password: 'short' }, 'password'],
  ])('refuses %j and says why', (wrong, path) =>
    withInstallation(async (server) => {
      const form = {
        token: await shownToken(server),
        email: 'boss@example.com',
        password: PASSWORD,
      };
      const { body } = await server.http
        .post('/api/setup/')
        .send({ ...form, ...wrong })
        .expect(422);
      expect(body.errors).toMatchObject([{ path }]);
    }),
  );

  it('is not needed where ADMIN_PASSWORD is set', () =>
    withInstallation(async (server) => {
      const email = 'boss@example.com';
      const made = await start(server, { ADMIN_EMAIL: email, ADMIN_PASSWORD: PASSWORD });
      expect(made).toEqual({ email, password: PASSWORD, generated: false });
      await signIn(server, email, PASSWORD);
    }));
});

describe('a start as in a container', () => {
  it('shows a link and no password, until there is an administrator', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-setup-'));
    const { variables } = await createTestDatabase(folder);
    const settings = { ...variables, FIRST_ADMIN: 'setup-link' };
    const server = await startServerProcess(settings);
    const token = /\/setup#token=(\S+)/.exec(server.output())?.[1];
    expect(server.output()).not.toContain('password');
    const reply = await fetch(`${server.url}/api/setup/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, email: 'boss@example.com', password: PASSWORD }),
    });
    expect(reply.status).toBe(201);
    await server.stop('SIGTERM');
    const again = await startServerProcess(settings);
    expect(again.output()).not.toContain('setup');
    await again.stop('SIGTERM');
    expect(server.output() + again.output()).not.toContain(PASSWORD);
    await rm(folder, { recursive: true, force: true });
  });
});
