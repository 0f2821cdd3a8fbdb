// @module-tag operations
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { copyBeforeMigrations } from '../src/db/copy-before-migrations.ts';
import { readJournal } from '../src/db/migrate.ts';
import { createLogger } from '../src/lib/logger.ts';
import { leaveBehind } from './testing/earlier-schema.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-copies-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { entries } = readJournal('sqlite');
const EARLIER = 12;
const tag = entries[EARLIER]?.tag ?? '';

/** A data folder as an earlier release left it. */
async function earlierFolder(): Promise<string> {
  const data = await mkdtemp(join(folder, 'data-'));
  const made = await createTestDatabase(data);
  const kept = "INSERT INTO installation (key, value) VALUES ('kept', 'from before')";
  await leaveBehind(made, { until: EARLIER, stored: () => [kept] });
  return data;
}

/** What the log says, and the copies that are there then. */
async function copyIn(data: string, freeBytes = 1e9) {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const measured = { level: 'enough', freeBytes, totalBytes: 1e12 } as const;
  const space = { measure: () => measured };
  await copyBeforeMigrations(join(data, 'vitrine.db'), { space, logger });
  const copies = await readdir(join(data, 'before-migrations')).catch(() => []);
  return { said: lines.join(''), copies: copies.sort() };
}

describe.runIf(!inject('postgresUrl'))('the embedded database of an earlier release', () => {
  it('is copied before it is migrated, and named after what it was', async () => {
    const data = await earlierFolder();
    const server = await startServerProcess({ DATA_DIR: data });
    expect(server.output()).toContain('copied the database before its migration');
    await server.stop('SIGTERM');
    expect(await readdir(join(data, 'before-migrations'))).toEqual([`vitrine-${tag}.db`]);
    const copy = new Sqlite(join(data, 'before-migrations', `vitrine-${tag}.db`));
    const kept = copy.prepare("SELECT value FROM installation WHERE key = 'kept'").pluck().get();
    expect(kept).toBe('from before');
    const applied = copy.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get();
    expect(applied).toBe(EARLIER + 1);
    copy.close();

    const again = await startServerProcess({ DATA_DIR: data });
    expect(again.output()).not.toContain('before its migration');
    await again.stop('SIGTERM');
  });

  it('has the newest three copies', async () => {
    const data = await earlierFolder();
    const copies = join(data, 'before-migrations');
    await mkdir(copies);
    for (const name of ['0001_a', '0002_b', '0003_c']) {
      await writeFile(join(copies, `vitrine-${name}.db`), 'x');
    }
    expect((await copyIn(data)).copies).toEqual([
      ...['vitrine-0002_b.db', 'vitrine-0003_c.db', `vitrine-${tag}.db`],
    ]);
  });

  it('is started without a copy where there is no room for one, which the log says', async () => {
    const { said, copies } = await copyIn(await earlierFolder(), 1_000);
    expect(said).toContain('no room for a copy of the database before its migration');
    expect(copies).toEqual([]);
  });

  it('is not copied when it is new, or there is nothing to be migrated', async () => {
    const data = await mkdtemp(join(folder, 'new-'));
    expect(await copyIn(data)).toEqual({ said: '', copies: [] });
    await (await (await createTestDatabase(data)).open()).close();
    expect(await copyIn(data)).toEqual({ said: '', copies: [] });
  });
});
