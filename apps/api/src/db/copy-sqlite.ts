import { existsSync, rmSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { findDamage } from './integrity.ts';
import { lastApplied } from './sqlite.ts';

/** All of them in one step: a step that others write after begins again. */
const EVERY_PAGE = 2 ** 31 - 1;

/**
 * Writes what an embedded database holds at one moment into a new file, while others write to it.
 * Page by page, so that it is the same database; `VACUUM INTO` would number rows again.
 * @param target must not exist
 */
export async function copySqlite(source: string, target: string): Promise<void> {
  const database = new Sqlite(source, { readonly: true });
  try {
    await database.backup(target, { progress: () => EVERY_PAGE });
  } finally {
    database.close();
  }
}

/** Whether a file that nobody uses is a database that holds together; reads all of it. */
export function isWholeSqlite(file: string): boolean {
  try {
    return inCopy(file, findDamage) === undefined;
  } catch {
    return false;
  }
}

/** When the newest migration was written that a database has which nobody uses; 0 without any. */
export const lastAppliedInCopy = (file: string): number => inCopy(file, lastApplied);

/** Whose database a copy is; undefined before the first start of a release that notes it. */
export const installationInCopy = (file: string): string | undefined =>
  inCopy(file, (database) => {
    const id = database.prepare("SELECT value FROM installation WHERE key = 'id'");
    return id.pluck().get() as string | undefined;
  });

/** Looks into a database that nobody uses, and leaves nothing beside it that was not there. */
function inCopy<T>(file: string, look: (database: Sqlite.Database) => T): T {
  const beside = ['-wal', '-shm'].map((ending) => file + ending);
  const made = beside.filter((path) => !existsSync(path));
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return look(database);
  } finally {
    database.close();
    for (const path of made) rmSync(path, { force: true });
  }
}

/** Brings what is in the file beside a database that nobody uses into it, and deletes that file. */
export function emptyLog(file: string): void {
  const database = new Sqlite(file, { fileMustExist: true });
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    database.close();
  }
}

/** Bytes of an embedded database, with what is still in the file beside it. */
export const sizeOfSqlite = (file: string): number =>
  [file, `${file}-wal`].reduce(
    (sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
