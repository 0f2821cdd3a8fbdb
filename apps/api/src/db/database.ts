import type { Listener } from './announcements.ts';
import type { TakenBack, Withdrawals } from './content-revision.ts';
import type { DatabaseState, SchemaState } from './database-state.ts';
import type { Queryable } from './queryable.ts';
import type { Tables } from './schema.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchedTable } from './searched-tables.ts';

export type { TakenBack, Withdrawals } from './content-revision.ts';
export type { Queryable } from './queryable.ts';
export { type SearchedTable, searchedTables } from './searched-tables.ts';

/** One database, whichever it is. */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  readonly tables: Tables;
  /** For finding rows of long tables by what they say. */
  readonly search: SearchIndex;
  /** For queries that change nothing. */
  readonly read: Queryable;
  /**
   * Runs `work` in one transaction: all of it is stored when the promise resolves, none of it
   * when it rejects. Slow work (hashing, pictures, files) belongs before it, not inside.
   * @throws {DatabaseBusyError} when another process keeps the database locked
   */
  write<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * Marks, inside a write, that what the public pages show has changed: once the transaction is
   * committed, every process drops the pages it keeps.
   * @param takenBack what visitors must not see any longer, not even while the database is away; anything unless said
   */
  touchContent(tx: Queryable, takenBack?: TakenBack | 'nothing'): Promise<void>;
  /**
   * A number that rises whenever any process changed what public pages show; at once where it is
   * known without asking.
   * @param atLeast what some process has answered: where this one has not heard of it, the database
   * is asked, for two seconds at most. It may be made up.
   */
  contentRevision(atLeast?: number): number | Promise<number>;
  /** What was taken back from visitors, as far as it was last known, for when the database cannot be asked. */
  lastWithdrawals(): Withdrawals;
  /**
   * Sends a text to those who {@link listen}, inside a write: they get it once the transaction is
   * committed, and nothing of one that is rolled back. On PostgreSQL in every process, on SQLite in
   * this one.
   * @param text at most 1,000 characters
   */
  announce(tx: Queryable, text: string): Promise<void>;
  /** @returns ends the listening */
  listen(listener: Listener): () => void;
  /**
   * After something was erased: leaves no copy of it in the database's own files, as far as other
   * programs that read them right now allow it. PostgreSQL does that by itself (autovacuum).
   * @param searched tables whose search indexes are to forget it as well: that takes seconds for a
   * large one, though others get their turn
   */
  scrub(searched?: readonly SearchedTable[]): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** How the stored schema compares with the one that this program was written for. */
  schema(): Promise<SchemaState>;
  /** What there is to say about it to anyone who runs it. */
  state(): Promise<DatabaseState>;
  close(): Promise<void>;
}

/** Another process holds the write lock and does not let go. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** The database cannot be reached, or the line to it broke in the middle of a write. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** The file of the embedded database contradicts itself; what is read from it may be incomplete. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';
}

/** The stored schema is newer than this program. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
  constructor() {
    super('The database was written by a newer version of Vitrine; start that version instead.');
  }
}
