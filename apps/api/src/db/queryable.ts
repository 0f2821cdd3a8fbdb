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
