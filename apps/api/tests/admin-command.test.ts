// @module-tag operations
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-admin-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { variables } = await createTestDatabase(folder);
const PASSWORD = 'boats on the Wouri estuary';
let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess(variables);
});
afterAll(() => server.stop('SIGTERM'));

const admin = (words: string[], input?: string) =>
  runCommand(variables, ['admin', ...words], input);

async function send(path: string, body: object) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : {} };
}
const signIn = (email: string, password: string) => send('/auth/login', { email, password });
const tokenIn = (output: string) => /#token=(\S+)/.exec(output)?.[1];

describe('admin create', () => {
  it('prints a link that sets a password, once, and nobody signs in before', async () => {
    const { code, output } = await admin(['create', ' Ada@Example.com']);
    expect(output).toContain('ada@example.com is an administrator now');
    expect(code).toBe(0);
    const token = tokenIn(output);
    expect((await signIn('ada@example.com', PASSWORD)).status).toBe(401);
    const choose = () => send('/api/auth/reset-password/', { token, password: PASSWORD });
    expect((await choose()).status).toBeLessThan(300);
    expect((await choose()).status).toBeGreaterThanOrEqual(400);
    expect(await signIn('ada@example.com', PASSWORD)).toMatchObject({ status: 200 });
  });

  it('takes a password from its input, and is noted as done on the server', async () => {
    const made = await admin(['create', 'ben@example.com', '--password'], `${PASSWORD}\n`);
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).not.toContain('#token=');
    expect(made.output).not.toContain(PASSWORD);
    const { access_token } = (await signIn('ben@example.com', PASSWORD)).body;
    const answer = await fetch(`${server.url}/api/audit/`, {
      headers: { Authorization: `Bearer ${access_token}` },
    });
    const { items } = (await answer.json()) as { items: object[] };
    expect(items).toContainEqual(
      expect.objectContaining({
        actor: 'command line',
        action: 'created',
        subject: 'account',
        name: 'ben@example.com',
      }),
    );
  });

  it.each([
    [['create', 'ada at example.com'], ''],
    [['create', 'taken@example.com'], ''],
    [['create', 'new@example.com', '--password'], 'short\n'],
    [['create', 'new@example.com', '--password'], ''],
  ])('refuses an address that is none or taken, and a poor password: %j', async (words, input) => {
    await admin(['create', 'taken@example.com', '--password'], `${PASSWORD}\n`);
    expect(await admin(words, input)).toMatchObject({ code: 1 });
    expect((await signIn('new@example.com', 'short')).status).toBe(401);
  });

  it('takes no password from the command line', async () => {
    expect(await admin(['create', 'new@example.com', PASSWORD])).toMatchObject({ code: 2 });
    expect(await admin(['create', 'new@example.com', `--password=${PASSWORD}`])).toMatchObject({
      code: 2,
    });
  });
});

describe('admin reset', () => {
  it('ends sessions, the password and earlier links, and lets in again by a new one', async () => {
    const first = tokenIn((await admin(['create', 'eve@example.com'])).output);
    await send('/api/auth/reset-password/', { token: first, password: PASSWORD });
    const { access_token } = (await signIn('eve@example.com', PASSWORD)).body;
    const whoAmI = async () => {
      const headers = { Authorization: `Bearer ${access_token}` };
      return (await fetch(`${server.url}/api/admin/overview/`, { headers })).status;
    };
    expect(await whoAmI()).toBe(200);
    const earlier = tokenIn((await admin(['reset', 'eve@example.com'])).output);
    expect(await whoAmI()).toBe(401);
    expect((await signIn('eve@example.com', PASSWORD)).status).toBe(401);
    const token = tokenIn((await admin(['reset', 'eve@example.com'])).output);
    const choose = (link: string | undefined) =>
      send('/api/auth/reset-password/', { token: link, password: `${PASSWORD} again` });
    expect((await choose(earlier)).status).toBeGreaterThanOrEqual(400);
    expect((await choose(token)).status).toBeLessThan(300);
    expect((await signIn('eve@example.com', `${PASSWORD} again`)).status).toBe(200);
  });

  it('refuses accounts that are none, or no administrators', async () => {
    expect(await admin(['reset', 'nobody@example.com'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('Account not found'),
    });
    const form = { email: 'user@example.com', password: PASSWORD };
    const names = { first_name: 'U', last_name: 'S', profession: 'Other', phone: '', skills: '' };
    await send('/auth/register', { ...form, ...names });
    expect(await admin(['reset', 'user@example.com'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('not an administrator'),
    });
    expect((await signIn('user@example.com', PASSWORD)).status).toBe(200);
  });
});
