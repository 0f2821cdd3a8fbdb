import { fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type Sqlite from 'better-sqlite3';
import { workerFile } from '../lib/program-files.ts';
import { StartRefusedError } from '../lib/start-refused.ts';

/** Checking takes about 20 ms a megabyte; a start does not wait longer than for so much. */
const CHECKED_AT_START_BYTES = 16_000_000;
const FINDINGS = 3;

/** What a file is called damaged for: bytes that are not SQLite's, or contradict each other. */
const DAMAGE_CODES = /^SQLITE_(CORRUPT|NOTADB)/;

/** True when a query failed because the file of the embedded database is damaged. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && DAMAGE_CODES.test(String(error.code))) || isDamage(error.cause));

/** Whether all tables and indexes agree with each other; undefined where they do. */
export function findDamage(connection: Sqlite.Database): string | undefined {
  const rows = connection.pragma(`integrity_check(${FINDINGS})`) as { integrity_check: string }[];
  const found = rows.map((row) => row.integrity_check.replaceAll('\n', '; ')).join('; ');
  return found === 'ok' ? undefined : found;
}

/**
 * A damaged file can look like one with fewer rows. So a small one is checked before anything is
 * read from it.
 * @throws {StartRefusedError}
 */
export function refuseDamaged(file: string, connection: Sqlite.Database): void {
  const found = isSmall(file) ? findDamage(connection) : undefined;
  if (found) throw damagedFile(file, found);
}

/** What an operator reads, whichever way it was found. */
export const damagedFile = (file: string, found: string): StartRefusedError =>
  new StartRefusedError(
    [
      `Cannot start: the database file ${file} is damaged (${found}).`,
      '  Nothing was changed in it. Keep a copy of it, then either restore a backup,',
      `  or save what can still be read: sqlite3 ${file} .recover | sqlite3 recovered.db`,
    ].join('\n'),
  );

/**
 * Checks a large file in a process of its own while the server runs already. Nothing interrupts a
 * check: in a thread it would hold up whatever waits for all of them, such as the end of the program.
 * @param onDamage called with what was found, if anything was
 * @returns ends it
 */
export function checkLarge(file: string, onDamage: (found: string) => void): () => void {
  if (isSmall(file)) return () => undefined;
  const child = fork(workerFile('db/integrity.worker.ts'), [file], {
    // what it cannot read is reported by the queries that need it
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // nothing of the server's settings, secrets among them
    env: {},
  });
  // requests come first
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.on('message', (found) => onDamage(String(found)));
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return () => void child.kill('SIGKILL');
}

const isSmall = (file: string) =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= CHECKED_AT_START_BYTES;
