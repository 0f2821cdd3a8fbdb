import { accessSync, closeSync, constants, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../lib/make-folder.ts';
import { StartRefusedError } from '../lib/start-refused.ts';
import { isOutOfSpace } from './errors.ts';

/**
 * Makes the data folder where it is missing, and writes into it.
 * @returns why nothing can be stored in it; undefined where something can
 */
export function problemOfFolder(folder: string): string | undefined {
  // a name of its own: a running process may be refused for being the second
  const trial = join(folder, `.writable-${process.pid}`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    closeSync(openSync(trial, 'w', 0o600));
    rmSync(trial);
    return undefined;
  } catch (error) {
    // with a full disk it starts: deleting works
    if (isOutOfSpace(error)) return undefined;
    const { code } = error as NodeJS.ErrnoException;
    const isFile = code === 'ENOTDIR';
    const advice = isFile
      ? 'There is a file in its place. Move it, or set DATA_DIR.'
      : 'Give it to the user who starts this program, or set DATA_DIR.';
    return `the data folder ${folder} cannot be made or written to (${code}). ${advice}`;
  }
}

/**
 * Makes the data folder where it is missing.
 * @throws {StartRefusedError} where nothing can be stored in it
 */
export function requireFolder(folder: string): void {
  const problem = problemOfFolder(folder);
  if (problem) throw new StartRefusedError(`Cannot start: ${problem}`);
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
