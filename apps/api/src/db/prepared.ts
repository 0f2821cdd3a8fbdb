import { type Column, getTableColumns, type SQL, sql, type Table } from 'drizzle-orm';
import { hashToken } from '../lib/secrets.ts';
import type { Queryable } from './queryable.ts';

/** A query as drizzle builds it. */
interface Built<R> extends PromiseLike<R> {
  prepare(): unknown;
  toSQL(): { sql: string };
}

/** A query that a connection has parsed. */
interface Statement<R> {
  execute(values: Fields): PromiseLike<R>;
}

/** Values by the names that code has for them. */
export type Fields = Record<string, unknown>;

/**
 * A query that is asked often: built and parsed once for each connection, and from then on only
 * given its values. Building it again takes longer than the database needs to answer it.
 * @param build makes the query, with a {@link placeholder} for every value
 */
export function prepared<R>(
  build: (db: Queryable) => Built<R>,
): (db: Queryable, values: Fields) => Promise<R> {
  // on both databases every connection has one Queryable for as long as it is open
  const statements = new WeakMap<Queryable, Statement<R>>();
  return async (db, values) => {
    const statement = statements.get(db) ?? prepare(build(db), !unnamed.has(db));
    statements.set(db, statement);
    return statement.execute(values);
  };
}

/** A value that a prepared query is given when it runs, and stores as its column does. */
export const placeholder = (name: string, column: Column): SQL =>
  sql`${sql.param(sql.placeholder(name), {
    // drizzle leaves null to itself, but not where it comes by a placeholder
    mapToDriverValue: (value) => (value === null ? null : column.mapToDriverValue(value)),
  })}`;

/**
 * A query that writes fields of a table, prepared for each selection of fields that is written.
 * @param build makes the query from a placeholder for each field, named like the field
 */
export function preparedForFields<R>(
  table: Table,
  build: (db: Queryable, fields: Fields) => Built<R>,
): (db: Queryable, fields: object, others?: Fields) => Promise<R> {
  const columns = Object.entries(getTableColumns(table));
  const bySelection = new Map<string, ReturnType<typeof prepared<R>>>();
  return async (db, fields, others = {}) => {
    const values = fields as Fields;
    const written = columns.filter(([name]) => values[name] !== undefined);
    const selection = written.map(([name]) => name).join();
    const write =
      bySelection.get(selection) ??
      prepared((on) =>
        build(
          on,
          Object.fromEntries(written.map(([name, column]) => [name, placeholder(name, column)])),
        ),
      );
    bySelection.set(selection, write);
    return write(db, { ...values, ...others });
  };
}

/** Connections that a pooler lends for one transaction. */
const unnamed = new WeakSet<Queryable>();

/** From now on queries are still built once for this connection, but parsed each time they run. */
export const keepUnnamed = (db: Queryable): void => void unnamed.add(db);

function prepare<R>(query: Built<R>, isNamed: boolean): Statement<R> {
  // PostgreSQL knows statements by name: the same text must have the same one, another text another
  const name = hashToken(query.toSQL().sql);
  const { prepare } = query as unknown as { prepare(name: string | undefined): Statement<R> };
  return prepare.call(query, isNamed ? name : undefined);
}
