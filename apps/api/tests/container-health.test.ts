// @module-tag operations
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrine/test-support/free-port';
import { expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from './testing/server-process.ts';

const DOCKERFILE = readFileSync(join(import.meta.dirname, '../../../Dockerfile'), 'utf8');
const [, written = '[]'] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(DOCKERFILE) ?? [];
const [command = '', ...words] = JSON.parse(written) as string[];

/** What the image asks, asked here. */
const isWell = (port: string): boolean =>
  spawnSync(command, words, { env: { PORT: port }, timeout: 5_000 }).status === 0;

it('the health check of the image is passed by a server that answers', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'vitrine-health-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const server = await startServerProcess({ DATA_DIR });
  onTestFinished(async () => void (await server.stop('SIGTERM')));
  expect(isWell(new URL(server.url).port)).toBe(true);
});

it('the health check of the image is failed where nothing listens', async () => {
  expect(isWell(String(await freePort()))).toBe(false);
});

it('the health check of the image is failed by anything but 200', async () => {
  const port = String(await freePort());
  const answering = `require('node:http').createServer((_, res) => res.writeHead(503).end()).listen(${port}, () => console.log('up'))`;
  const other = spawn(process.execPath, ['-e', answering], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void other.kill());
  await once(other.stdout, 'data');
  expect(isWell(port)).toBe(false);
});
