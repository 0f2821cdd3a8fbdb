import Sqlite from 'better-sqlite3';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { sqliteColumns } from '../columns.ts';
import { findDamage } from '../integrity.ts';
import { migrationsFolder } from '../migrate.ts';
import { defineTables } from '../schema.ts';
import { searchText } from '../search-text.ts';
import { lastApplied } from '../sqlite.ts';
import {
  parentsFirst,
  ROWS_AT_ONCE,
  type RowSource,
  type RowTarget,
  type StoredRow,
  type StoredTable,
  sortedJson,
} from './stored-rows.ts';

const columnsOf = new Map(
  Object.values(defineTables(sqliteColumns)).map((table) => [
    getTableName(table),
    Object.values(getTableColumns(table)).map(({ name, dataType }) => ({ name, dataType })),
  ]),
);

/**
 * Reads the rows of an embedded database, as this release's tables have them.
 * @param file must have the newest migration (see {@link RowSource.schema}), and no other user
 */
export function openSqliteRows(file: string): RowSource {
  // not `readonly`, which leaves files beside it
  const connection = new Sqlite(file, { fileMustExist: true });
  connection.pragma('query_only = ON');
  connection.exec('BEGIN');
  return {
    dialect: 'sqlite',
    schema: lastApplied(connection),
    tables: tablesIn(connection),
    rows: (table) => readRows(connection, table),
    close: async () => void connection.close(),
  };
}

/** Makes a new embedded database with this release's tables, to be filled. */
export function createSqliteTarget(file: string): RowTarget {
  const connection = new Sqlite(file);
  // what the triggers of the search indexes call
  connection.function('search_text', { deterministic: true }, (text) => searchText(String(text)));
  connection.pragma('foreign_keys = OFF');
  migrate(drizzle(connection), { migrationsFolder: migrationsFolder('sqlite') });
  connection.exec('BEGIN');
  return {
    store: async ({ name, columns }, rows) => {
      const places = columns.map(() => '?').join();
      const insert = connection.prepare(
        `INSERT INTO ${quoted(name)} (${columns.map(quoted).join()}) VALUES (${places})`,
      );
      for (const row of rows) insert.run(row);
    },
    rows: (table) => readRows(connection, table),
    finish: async () => {
      const loose = connection.pragma('foreign_key_check') as unknown[];
      if (loose.length > 0) throw new Error(`${loose.length} rows point to rows that are missing.`);
      connection.exec('COMMIT');
      const damage = findDamage(connection);
      if (damage) throw new Error(damage);
      connection.close();
    },
    discard: async () => void connection.close(),
  };
}

function tablesIn(connection: Sqlite.Database): StoredTable[] {
  const names = [...columnsOf.keys()];
  const pointsTo = new Map(
    names.map((name) => {
      const keys = connection.pragma(`foreign_key_list(${quoted(name)})`) as { table: string }[];
      return [name, keys.map(({ table }) => table)];
    }),
  );
  return parentsFirst(names, pointsTo).map((name) => ({
    name,
    columns: (columnsOf.get(name) ?? []).map((column) => column.name),
  }));
}

async function* readRows(
  connection: Sqlite.Database,
  { name, columns }: StoredTable,
): AsyncGenerator<StoredRow[]> {
  const known = new Map(columnsOf.get(name)?.map((column) => [column.name, column.dataType]));
  const json = columns.flatMap((column, at) => (known.get(column) === 'json' ? [at] : []));
  const statement = connection.prepare(`SELECT ${columns.map(quoted).join()} FROM ${quoted(name)}`);
  let rows: StoredRow[] = [];
  for (const row of statement.raw().iterate() as IterableIterator<StoredRow>) {
    for (const at of json) row[at] = row[at] == null ? null : sortedJson(String(row[at]));
    rows.push(row);
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
