import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { openPostgres } from '../../src/db/postgres.ts';
import { openSqlite } from '../../src/db/sqlite.ts';

// Run as a program: opens a database, which migrates it, and is killed before the statement with the
// number it is given. Without a number it says how many statements there are.

const { FILE = '', DATABASE_URL = '', KILL_AT = '' } = process.env;
let count = 0;

function countStatement(): void {
  count += 1;
  if (String(count) === KILL_AT) process.kill(process.pid, 'SIGKILL');
}

/** Calls {@link countStatement} before each call of a method. */
function watch<T extends object>(prototype: T, method: keyof T): void {
  const original = prototype[method] as (...values: unknown[]) => unknown;
  prototype[method] = function (this: unknown, ...values: unknown[]) {
    countStatement();
    return original.apply(this, values);
  } as T[typeof method];
}

if (DATABASE_URL) watch(pg.Client.prototype, 'query');
else {
  watch(Sqlite.prototype, 'exec');
  const probe = new Sqlite(':memory:');
  watch(Object.getPrototypeOf(probe.prepare('SELECT 1')), 'run');
  probe.close();
}
const database = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(FILE);
const migrated = count;
await database.close();
process.stdout.write(`${migrated}\n`);
