import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { DiskSpace } from '../lib/disk-space.ts';
import { flush } from '../lib/flush.ts';
import type { Logger } from '../lib/logger.ts';
import { copySqlite, sizeOfSqlite } from './copy-sqlite.ts';
import { isOutOfSpace } from './errors.ts';
import { isDamage } from './integrity.ts';
import { readJournal } from './migrate.ts';
import { lastApplied } from './sqlite.ts';

const FOLDER = 'before-migrations';
const KEPT = 3;
/** Several processes may start together: each writes a file of its own. */
const UNFINISHED = `.unfinished-${process.pid}`;
const COPY = /^vitrine-\d+_\w+\.db$/;

const copyOf = (file: string, tag: string): string =>
  join(dirname(file), FOLDER, `vitrine-${tag}.db`);

/** Where a database is copied to before a newer release migrates it, with every migration of this one. */
export const copyOfThisRelease = (file: string): string =>
  copyOf(file, readJournal('sqlite').entries.at(-1)?.tag ?? '');

/** Bytes that must be free for that copy: what others use, and what the migrations themselves take. */
export const roomToMigrate = (file: string): number => 2 * sizeOfSqlite(file);

interface Needs {
  space: Pick<DiskSpace, 'measure'>;
  logger: Logger;
}

/**
 * Copies an embedded database that is about to be migrated, so that the release before can be gone
 * back to: into `before-migrations`, named after the newest migration that it has. The newest three
 * stay. Where there is no room, the log says so and the start goes on.
 */
export async function copyBeforeMigrations(file: string, { space, logger }: Needs): Promise<void> {
  const schema = existsSync(file) ? schemaToLeave(file) : undefined;
  if (!schema) return;
  const copy = copyOf(file, schema);
  const folder = dirname(copy);
  if (space.measure().freeBytes < roomToMigrate(file)) {
    return logger.warn({ copy }, 'no room for a copy of the database before its migration');
  }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rm(copy + UNFINISHED, { force: true });
    await copySqlite(file, copy + UNFINISHED);
    await flush(copy + UNFINISHED);
    await rename(copy + UNFINISHED, copy);
    await forgetOld(folder);
    logger.info({ copy }, 'copied the database before its migration');
  } catch (error) {
    await rm(copy + UNFINISHED, { force: true });
    if (!isOutOfSpace(error)) throw error;
    logger.warn({ copy }, 'no room for a copy of the database before its migration');
  }
}

/** The newest migration of a database that lacks others; undefined where there is nothing to keep. */
function schemaToLeave(file: string): string | undefined {
  const { entries } = readJournal('sqlite');
  const applied = appliedIn(file);
  const isBehind = entries.some(({ when }) => when > applied);
  return isBehind ? entries.findLast(({ when }) => when <= applied)?.tag : undefined;
}

/** A damaged file is refused with its own sentence when it is opened to be used. */
function appliedIn(file: string): number {
  let connection: Sqlite.Database | undefined;
  try {
    connection = new Sqlite(file, { readonly: true });
    return lastApplied(connection);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return 0;
  } finally {
    connection?.close();
  }
}

async function forgetOld(folder: string): Promise<void> {
  const copies = (await readdir(folder)).filter((name) => COPY.test(name));
  for (const name of copies.sort().slice(0, -KEPT)) await rm(join(folder, name));
}
