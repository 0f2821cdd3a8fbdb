import * as pg from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';

/** The column builders of SQLite that tables are defined with. Instants are `Date`s in code. */
export const sqliteColumns = {
  table: sqlite.sqliteTable,
  text: (name: string) => sqlite.text(name),
  integer: (name: string) => sqlite.integer(name),
  boolean: (name: string) => sqlite.integer(name, { mode: 'boolean' }),
  json: <T>(name: string) => sqlite.text(name, { mode: 'json' }).$type<T>(),
  instant: (name: string) => sqlite.integer(name, { mode: 'timestamp_ms' }),
  index: sqlite.index,
  uniqueIndex: sqlite.uniqueIndex,
};

export type Columns = typeof sqliteColumns;

/**
 * The same builders for PostgreSQL. They behave alike but have other types, so they are typed as those
 * of SQLite: one schema and one repository serve both databases.
 */
export const postgresColumns = {
  table: pg.pgTable,
  text: (name: string) => pg.text(name),
  integer: (name: string) => pg.integer(name),
  boolean: (name: string) => pg.boolean(name),
  json: (name: string) => pg.jsonb(name),
  instant: (name: string) => pg.timestamp(name, { withTimezone: true, precision: 3 }),
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
} as unknown as Columns;
