import * as sqlite from 'drizzle-orm/sqlite-core';

/** 'teamMembers' is stored under team_members. */
export const storedName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** Values by the names of their columns in the database. */
export const byStoredName = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [storedName(name), value]));

/** A column for each name, stored under it. */
export const columnsNamed = <N extends string, C>(names: N[], column: (name: string) => C) =>
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
