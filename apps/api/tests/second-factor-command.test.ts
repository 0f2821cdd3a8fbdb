// @module-tag operations
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { registration } from './testing/people.ts';
import { codeAt } from './testing/second-factor.ts';
import { runCommand, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-command-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { variables } = await createTestDatabase(folder);

it('the operator resets the second step of an account while the site runs', async () => {
  const server = await startServerProcess(variables);
  // the program goes by the real time, which it says
  let now = new Date(0);
  const send = async (path: string, body: object, token = '') => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
      body: JSON.stringify(body),
    });
    now = new Date(answer.headers.get('Date') ?? '');
    return answer.json() as Promise<Record<string, string>>;
  };
  const form = registration({ email: 'only.admin@example.com' });
  const credentials = { email: form.email, password: form.password };
  await send('/auth/register', form);
  const bearer = `Bearer ${(await send('/auth/login', credentials)).access_token}`;
  const { secret = '' } = await send('/api/account/second-factor/app/', {}, bearer);
  const code = codeAt(secret, now);
  await send('/api/account/second-factor/app/confirmation/', { code }, bearer);
  expect(await send('/auth/login', credentials)).toHaveProperty('second_step');

  const words = ['second-factor', 'reset'];
  expect(await runCommand(variables, words)).toMatchObject({ code: 2 });
  expect(await runCommand(variables, [...words, 'nobody@example.com'])).toMatchObject({ code: 1 });
  const { code: exit, output } = await runCommand(variables, [...words, ' Only.Admin@example.com']);
  expect(output).toContain('only.admin@example.com signs in with the password alone now');
  expect(exit).toBe(0);
  expect(await send('/auth/login', credentials)).toHaveProperty('access_token');
  await server.stop('SIGTERM');
});
