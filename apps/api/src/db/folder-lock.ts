import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusedError } from '../lib/start-refused.ts';

/**
 * Makes the data folder where it is missing.
 * @throws {StartRefusedError} where nothing can be stored in it
 */
export function requireFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw error;
    throw new StartRefusedError(
      `Cannot start: the data folder ${folder} cannot be made or written to (${code}). Give it to the user who starts this program, or set DATA_DIR.`,
    );
  }
}

/** A connection that nothing points to is closed, and its lock given back. */
const held: unknown[] = [];

/**
 * Makes sure that this process is the only one that works in a data folder: another one would take
 * uploads that are under way for leftovers of a crash. The system gives the lock back when the
 * process ends, however it ends.
 * @throws {StartRefusedError}
 */
export async function lockFolder(folder: string): Promise<void> {
  // a lock that a crash cannot leave behind: Node has none of its own, the database's driver has
  const { default: Sqlite } = await import('better-sqlite3');
  const connection = new Sqlite(join(folder, 'lock'), { timeout: 0 });
  try {
    connection.exec('BEGIN EXCLUSIVE');
    held.push(connection);
  } catch (error) {
    connection.close();
    if (!(error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error;
    throw new StartRefusedError(
      `Cannot start: the data folder ${folder} is in use by another Vitrine. Stop that one, or set DATA_DIR.`,
    );
  }
}
