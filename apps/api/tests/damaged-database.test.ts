import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { MAIN, startServerProcess } from './testing/server-process.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-damaged-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const PAGE_BYTES = 4096;
let count = 0;

/** A data folder of its own. */
async function dataFolder(): Promise<string> {
  const path = join(folder, String(++count));
  await mkdir(path);
  return path;
}

const damages: [string, (file: string) => Promise<void>][] = [
  ['begins with other bytes', async (file) => overwrite(file, 0, Buffer.from('not a database'))],
  [
    'has other bytes in the middle',
    async (file) => {
      const { length } = await readFile(file);
      for (let at = PAGE_BYTES; at < length; at += PAGE_BYTES) {
        await overwrite(file, at, Buffer.alloc(64, 0xff));
      }
    },
  ],
  ['is cut', async (file) => truncate(file, 5 * PAGE_BYTES)],
  ['is a text', async (file) => writeFile(file, 'a note\n'.repeat(1000))],
];

async function overwrite(file: string, at: number, bytes: Buffer): Promise<void> {
  const content = await readFile(file);
  bytes.copy(content, at);
  await writeFile(file, content);
}

describe.runIf(!inject('postgresUrl'))('a database file', () => {
  it.each(damages)('is refused, and stays as it is, when it %s', async (_how, damage) => {
    const DATA_DIR = await dataFolder();
    const file = join(DATA_DIR, 'vitrine.db');
    expect(await (await startServerProcess({ DATA_DIR })).stop('SIGTERM')).toBe(0);
    await damage(file);
    await copyFile(file, `${file}.before`);
    await expect(startServerProcess({ DATA_DIR })).rejects.toThrow(
      /ended with 1: Cannot start: the database .* is damaged/,
    );
    expect(await readFile(file)).toEqual(await readFile(`${file}.before`));
  });
});

describe.runIf(!inject('postgresUrl'))('a start', () => {
  it.each([0, 20_000, 200_000, 500_000])(
    'is finished by the next start when it was killed after %i bytes',
    async (bytes) => {
      const DATA_DIR = await dataFolder();
      const env = { ...process.env, DATA_DIR, PORT: '0', PASSWORD_HASH_COST: '4' };
      const child = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' });
      const ended = once(child, 'exit');
      await vi.waitFor(
        async () => {
          const { size } = await stat(join(DATA_DIR, 'vitrine.db-wal'));
          if (size <= bytes) throw new Error(`${size} bytes so far`);
          child.kill('SIGKILL');
        },
        { interval: 1, timeout: 20_000 },
      );
      await ended;
      const server = await startServerProcess({ DATA_DIR });
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      expect(await (await fetch(`${server.url}/blogs/`)).json()).not.toEqual([]);
      expect(await server.stop('SIGTERM')).toBe(0);
    },
  );
});
