import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type { Tables } from './schema.ts';

/**
 * Where queries run: outside of a transaction, or inside one. Typed as SQLite's; PostgreSQL's is
 * used through the same methods, all of which exist in both (`await` every query).
 */
export type Queryable = Pick<
  BaseSQLiteDatabase<'sync', unknown, Tables>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | '$count'
>;

/** One database, whichever it is. */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  readonly tables: Tables;
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
   */
  touchContent(tx: Queryable): Promise<void>;
  /** A number that changes whenever any process changed what public pages show. */
  contentRevision(): Promise<number>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Another process holds the write lock and does not let go. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** The stored schema is newer than this program. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
  constructor() {
    super('The database was written by a newer version of Vitrine; start that version instead.');
  }
}
