// @module-tag database
// @module-tag operations
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-drain-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('says that it is about to end, and serves requests until the drain time is over', async () => {
  const { variables } = await createTestDatabase(folder);
  const server = await startServerProcess({ ...variables, DRAIN_SECONDS: '3' });
  const ask = async (path: string) => (await fetch(server.url + path)).status;
  expect(await ask('/readyz')).toBe(200);
  const ended = server.stop('SIGTERM');
  await expect.poll(() => ask('/readyz'), { interval: 20 }).toBe(503);
  const { errors } = (await (await fetch(`${server.url}/readyz`)).json()) as { errors: object[] };
  expect(errors).toMatchObject([{ path: 'process' }]);
  const last = await fetch(`${server.url}/blogs/`);
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ask('/healthz')).toBe(200);
  expect(await ended).toBe(0);
});
