// @module-tag operations
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { DamagedDatabaseError } from '../src/db/database.ts';
import { openSqlite } from '../src/db/sqlite.ts';
import { StartRefusedError } from '../src/lib/start-refused.ts';
import { startServerProcess } from './testing/server-process.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-damage-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const whole = join(folder, 'whole.db');
const PAGE = 4_096;

/** Overwrites some bytes, as a failing disk does. */
async function flip(file: string, position: number, bytes = 64): Promise<void> {
  const handle = await open(file, 'r+');
  const before = Buffer.alloc(bytes);
  await handle.read(before, 0, bytes, position);
  await handle.write(
    before.map((byte) => byte ^ 0xff),
    0,
    bytes,
    position,
  );
  await handle.close();
}

/** Where the tree of a table or an index begins in the file. */
function rootOf(name: string): number {
  const connection = new Sqlite(whole, { readonly: true });
  const page = connection
    .prepare('SELECT rootpage FROM sqlite_master WHERE name = ?')
    .pluck()
    .get(name);
  connection.close();
  return (Number(page) - 1) * PAGE;
}

async function damaged(position: number): Promise<string> {
  const file = join(folder, `damaged-${position}.db`);
  await cp(whole, file);
  await flip(file, position);
  return file;
}

/** @param megabytes written beside the program's own rows */
async function make(file: string, megabytes = 0): Promise<void> {
  const database = openSqlite(file);
  await database.write(async (tx) => {
    for (let key = 0; key < 50 + megabytes; key += 1) {
      const value = 'x'.repeat(key < 50 ? 100 : 1_000_000);
      await tx.insert(database.tables.installation).values({ key: `key ${key}`, value });
    }
  });
  await database.close();
}

beforeAll(() => make(whole));

describe.skipIf(inject('postgresUrl'))('a database file with flipped bytes', () => {
  it.each([
    ['its head', () => 0],
    ['its list of tables', () => 100],
    ['a table', () => rootOf('installation')],
    ['an index', () => rootOf('sqlite_autoindex_installation_1')],
    ['an empty table', () => rootOf('messages')],
  ])('in %s is refused with a sentence, and not taken for an empty one', async (_, position) => {
    const file = await damaged(position());
    expect(() => openSqlite(file)).toThrow(StartRefusedError);
    expect(() => openSqlite(file)).toThrow(/is damaged .*\n.*restore a backup/);
  });

  it('is refused when half of it is missing', async () => {
    const file = join(folder, 'half.db');
    await cp(whole, file);
    const handle = await open(file, 'r+');
    await handle.truncate(Math.floor((await stat(file)).size / 2));
    await handle.close();
    expect(() => openSqlite(file)).toThrow(StartRefusedError);
  });

  it('ends the start of the program with that sentence', async () => {
    const DATA_DIR = join(folder, 'data');
    await (await startServerProcess({ DATA_DIR })).stop('SIGTERM');
    await flip(join(DATA_DIR, 'vitrine.db'), 0);
    const start = startServerProcess({ DATA_DIR });
    await expect(start).rejects.toThrow(
      /ended with 78: Cannot start: the database file \S+ is dam/,
    );
  });

  it('that takes long to check turns readiness red once it was found', async () => {
    const file = join(folder, 'large.db');
    await make(file, 20);
    await flip(file, rootOf('messages'));
    const database = openSqlite(file);
    await expect
      .poll(() => database.ping().catch((error) => error))
      .toBeInstanceOf(DamagedDatabaseError);
    await database.close();
  });
});

describe.skipIf(inject('postgresUrl'))('a large database file', () => {
  it('is checked while the program starts and ends, and neither waits for it', async () => {
    const DATA_DIR = join(folder, 'large');
    await (await startServerProcess({ DATA_DIR })).stop('SIGTERM');
    await make(join(DATA_DIR, 'vitrine.db'), 20);
    const gate = join(folder, 'gate');
    execFileSync('mkfifo', [gate]);
    // waits in the system, as a long check does, until someone opens the other end
    const hold = `import { openSync, writeFileSync } from 'node:fs';
      if (process.argv[1]?.endsWith('integrity.worker.js')) {
        writeFileSync(${JSON.stringify(`${gate}-reached`)}, '');
        openSync(${JSON.stringify(gate)}, 'r');
      }`;
    const held = ['--import', `data:text/javascript,${encodeURIComponent(hold)}`];
    const server = await startServerProcess({ DATA_DIR }, held);
    onTestFinished(async () => void (await server.stop('SIGKILL')));
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    await expect.poll(() => readdir(folder)).toContain('gate-reached');
    expect(await server.stop('SIGTERM')).toBe(0);
  });
});
