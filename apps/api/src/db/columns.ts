import * as pg from 'drizzle-orm/pg-core';
import * as sqlite from 'drizzle-orm/sqlite-core';

/** 'teamMembers' is stored under team_members. */
export const storedName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

const columnsNamed = <N extends string, C>(names: N[], column: (name: string) => C) =>
  Object.fromEntries(names.map((name) => [name, column(storedName(name))])) as Record<N, C>;

/** The column builders of SQLite that tables are defined with. Instants are `Date`s in code. */
export const sqliteColumns = {
  table: sqlite.sqliteTable,
  text: (name: string) => sqlite.text(name),
  /** Texts that are always there, each stored under the name of its field. */
  texts: <N extends string>(...names: N[]) =>
    columnsNamed(names, (name) => sqlite.text(name).notNull()),
  /** The record that this one belongs to, and is deleted with. */
  owner: (name: string, target: () => sqlite.AnySQLiteColumn) =>
    sqlite.text(name).notNull().references(target, { onDelete: 'cascade' }),
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
  texts: (...names: string[]) => columnsNamed(names, (name) => pg.text(name).notNull()),
  owner: (name: string, target: () => pg.AnyPgColumn) =>
    pg.text(name).notNull().references(target, { onDelete: 'cascade' }),
  integer: (name: string) => pg.integer(name),
  boolean: (name: string) => pg.boolean(name),
  json: (name: string) => pg.jsonb(name),
  instant: (name: string) => pg.timestamp(name, { withTimezone: true, precision: 3 }),
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
} as unknown as Columns;
