import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { noteRevision } from '../lib/request-context.ts';
import { createAnnouncements } from './announcements.ts';
import { sqliteColumns } from './columns.ts';
import { raiseContentRevision, storedContentRevision } from './content-revision.ts';
import { DamagedDatabaseError, type Database, DatabaseBusyError } from './database.ts';
import { compareSchema, sqliteState } from './database-state.ts';
import { checkLarge, damagedFile, isDamage, refuseDamaged } from './integrity.ts';
import { knownMigrations, migrationsFolder, refuseNewerSchema } from './migrate.ts';
import { createMutex } from './mutex.ts';
import { prepared } from './prepared.ts';
import { defineTables, type Tables } from './schema.ts';
import { scrubSearch } from './scrub-search.ts';
import { createSearchIndex } from './search-index.ts';
import { createSearchQueue } from './search-queue.ts';
import { searchText } from './search-text.ts';

const tables = defineTables(sqliteColumns);

const LOCK_WAIT_MS = 1_500;
/** Short, so that a process gets its turn between the writes of another one that is busy. */
const LOCK_RETRY_MS = 2;

/**
 * Opens the embedded database, migrated and ready. Writes go through one connection, one
 * transaction at a time; reads through another, so that they never wait for a write.
 * @param file path of the database file; its folder is made
 * @param inspect is shown the writing connection once it is set up
 */
export function openSqlite(file: string, inspect?: (writer: Sqlite.Database) => void): Database {
  mkdirSync(dirname(file), { recursive: true });
  const writer = connectWriter(file);
  inspect?.(writer);
  const reader = new Sqlite(file, { readonly: true });
  addSearchText(reader);
  const known = knownMigrations('sqlite');
  let damage: string | undefined;
  const endCheck = checkLarge(file, (found) => {
    damage = found;
  });
  const writing = drizzle(writer, { schema: tables });
  const reading = drizzle(reader, { schema: tables });
  const oneAtATime = createMutex();
  const announcements = createAnnouncements();
  const revisions = revisionReader(reader, reading, tables);
  /** Announced by the running transaction, delivered once it is committed. */
  let announced: string[] = [];
  /** What it has made of the content. */
  let raised: number | undefined;
  const raiseRevision = prepared((tx) =>
    raiseContentRevision(tx, tables).returning({ revision: tables.counters.value }),
  );
  const transaction = transactionsOf(writer);
  const searchQueue = createSearchQueue(writer, reader, (work) =>
    oneAtATime(() => transaction(work)),
  );
  return {
    dialect: 'sqlite',
    tables,
    // inside a write there is no other turn in which the queue could be emptied
    search: createSearchIndex('sqlite', tables, async (db) => {
      if (db === reading) await searchQueue.takeNow();
    }),
    read: reading,
    write: (work) =>
      oneAtATime(async () => {
        announced = [];
        raised = undefined;
        const result = await transaction(() => work(writing));
        revisions.lookAgain();
        noteRevision(raised);
        announced.forEach(announcements.deliver);
        searchQueue.takeSoon();
        return result;
      }),
    touchContent: async (tx) => {
      raised = (await raiseRevision(tx, {}))[0]?.revision;
    },
    announce: async (_tx, text) => {
      announced.push(text);
    },
    listen: announcements.listen,
    contentRevision: revisions.current,
    // a file that cannot be read is no other machine that comes back
    lastWithdrawals: () => ({}),
    scrub: async (searchedTables = []) => {
      await scrubSearch(writer, oneAtATime, searchedTables);
      await emptyLog(writer, oneAtATime);
    },
    ping: async () => {
      if (damage) throw new DamagedDatabaseError(damage);
      reader.prepare('SELECT 1').get();
    },
    schema: async () => compareSchema(lastApplied(reader), known.newest),
    state: async () => sqliteState(reader),
    close: async () => {
      endCheck();
      searchQueue.close();
      await oneAtATime(async () => undefined);
      reader.close();
      writer.pragma('wal_checkpoint(TRUNCATE)');
      writer.close();
    },
  };
}

/** What the triggers of the search indexes call, and questions to tables that have none. */
const addSearchText = (connection: Sqlite.Database) =>
  connection.function('search_text', { deterministic: true }, (text) => searchText(String(text)));

function connectWriter(file: string): Sqlite.Database {
  const connection = new Sqlite(file);
  try {
    refuseDamaged(file, connection);
    connection.pragma('journal_mode = WAL');
    // better-sqlite3 is built to fall back to NORMAL in WAL mode, which can lose the last
    // acknowledged writes when the power fails
    connection.pragma('synchronous = FULL');
    // what is deleted is overwritten, not just left out: erasing an account must really erase it
    connection.pragma('secure_delete = ON');
    connection.pragma('foreign_keys = ON');
    addSearchText(connection);
    refuseNewerSchema('sqlite', lastApplied(connection));
    // a migration may rebuild a table that others point to
    connection.pragma('foreign_keys = OFF');
    migrate(drizzle(connection), { migrationsFolder: migrationsFolder('sqlite') });
    connection.pragma('foreign_keys = ON');
    // waiting for a foreign lock inside the driver would stop the whole process
    connection.pragma('busy_timeout = 0');
    return connection;
  } catch (error) {
    connection.close();
    throw isDamage(error) ? damagedFile(file, (error as Error).message) : error;
  }
}

/** When the newest migration was written that an embedded database has, in ms since 1970; 0 without any. */
export function lastApplied(connection: Sqlite.Database): number {
  const known = connection
    .prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'")
    .get();
  if (!known) return 0;
  const row = connection.prepare('SELECT max(created_at) AS at FROM __drizzle_migrations').get();
  return Number((row as { at: number | null }).at ?? 0);
}

/** A driver transaction cannot span an `await`, so it is opened and ended by hand. */
function transactionsOf(writer: Sqlite.Database) {
  // IMMEDIATE takes the write lock at once: a later upgrade would fail instead of waiting
  const begin = writer.prepare('BEGIN IMMEDIATE');
  const commit = writer.prepare('COMMIT');
  const rollback = writer.prepare('ROLLBACK');
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await untilUnlocked(() => begin.run());
    try {
      const result = await work();
      commit.run();
      return result;
    } catch (error) {
      if (writer.inTransaction) rollback.run();
      throw error;
    }
  };
}

async function untilUnlocked(attempt: () => void): Promise<void> {
  // real, as is the time for which another process holds the lock
  const deadline = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      attempt();
      return;
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > deadline) throw new DatabaseBusyError('The database is locked.');
      await pause(LOCK_RETRY_MS);
    }
  }
}

/** Takes all changes into the file and empties the log beside it, which other processes may be reading. */
async function emptyLog(
  writer: Sqlite.Database,
  inTurn: ReturnType<typeof createMutex>,
): Promise<void> {
  // real, as is the time for which another process reads
  const deadline = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    const isEmpty = await inTurn(
      async () => writer.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0,
    );
    if (isEmpty || performance.now() > deadline) return;
    await pause(LOCK_RETRY_MS);
  }
}

const isBusy = (error: unknown) =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** Requests that may share one look at the file; a look costs as much as a third of an answer. */
const SHARED_LOOKS = 100;

/**
 * Reads the stored revision only after some connection has committed something, and looks whether
 * one has once for the requests that are answered in the same turn of the event loop: they came
 * before the look, and so before the answer to any later change of another process.
 */
function revisionReader(
  reader: Sqlite.Database,
  db: BetterSQLite3Database<Tables>,
  all: Tables,
): { current: () => number | Promise<number>; lookAgain: () => void } {
  const dataVersion = reader.prepare('PRAGMA data_version').pluck();
  let seen: unknown;
  let revision = 0;
  let looksLeft = 0;
  const lookAgain = () => {
    looksLeft = 0;
  };
  const load = async (version: unknown) => {
    revision = await storedContentRevision(db, all);
    seen = version;
    return revision;
  };
  const current = () => {
    if (looksLeft > 0) {
      looksLeft -= 1;
      return revision;
    }
    const version = dataVersion.get();
    if (version !== seen) return load(version);
    looksLeft = SHARED_LOOKS;
    setImmediate(lookAgain);
    return revision;
  };
  return { current, lookAgain };
}
