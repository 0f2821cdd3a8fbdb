import Sqlite from 'better-sqlite3';
import { findDamage } from './integrity.ts';

/** All of them in one step: a step that others write after begins anew. */
const EVERY_PAGE = 2 ** 31 - 1;

/**
 * Writes what an embedded database holds at one moment into a new file, while others write to it.
 * Page by page, so that it is the same database; `VACUUM INTO` would number rows anew.
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

/** Whether a file is a database that holds together; reads all of it. */
export function isWholeSqlite(file: string): boolean {
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true });
    return findDamage(database) === undefined;
  } catch {
    return false;
  } finally {
    database?.close();
  }
}
