import * as pg from 'drizzle-orm/pg-core';
import { type Columns, columnsNamed } from './columns.ts';

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
