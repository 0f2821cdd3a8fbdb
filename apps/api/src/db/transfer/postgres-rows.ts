import pg from 'pg';
import { lastAppliedOnPostgres } from '../migrate.ts';
import { refusedStart } from '../refused-start.ts';
import { bringToSchema } from './postgres-schema.ts';
import {
  parentsFirst,
  ROWS_AT_ONCE,
  type RowSource,
  type RowTarget,
  type StoredRow,
  type StoredTable,
  sortedJson,
} from './stored-rows.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/** Types by the names of the columns, of each table. */
type ColumnTypes = Map<string, Map<string, string>>;

/** Reads all rows of a PostgreSQL database in one snapshot. */
export async function openPostgresRows(url: string): Promise<RowSource> {
  const client = await connect(url);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const types = await readTypes(client);
    return {
      dialect: 'postgres',
      schema: await lastAppliedOnPostgres(client),
      tables: await tablesIn(client, types),
      rows: (table) => readRows(client, types, table),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** What is in the way of filling a database; undefined where it is empty. */
export async function findRowsOnPostgres(url: string): Promise<string | undefined> {
  const client = await connect(url);
  try {
    for (const name of (await readTypes(client)).keys()) {
      const { rows } = await client.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
      if (rows.length > 0) return name;
    }
    return undefined;
  } finally {
    await client.end();
  }
}

/**
 * Brings an empty PostgreSQL database to a schema, to be filled in one transaction.
 * @param schema when the newest migration was written that it is to have
 */
export async function openPostgresTarget(url: string, schema: number): Promise<RowTarget> {
  const client = await connect(url);
  try {
    await bringToSchema(client, schema);
    await client.query('BEGIN');
    const types = await readTypes(client);
    return {
      store: async (table, rows) => {
        await client.query(insertStatement(table, types), [JSON.stringify(rows)]);
      },
      rows: (table) => readRows(client, types, table),
      finish: async () => {
        await client.query('COMMIT');
        await client.end();
      },
      // the server takes back what was not committed
      discard: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // a connection that breaks is reported by the query that needs it
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw refusedStart(url, error);
  }
  return client;
}

/**
 * Of stored columns, the search's being computed from others, and of tables that are kept: what is
 * `UNLOGGED`, such as the counts of abuse limits, is lost with a crash of the server in any case.
 */
async function readTypes(client: pg.Client): Promise<ColumnTypes> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(`
    SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
    FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    JOIN pg_class r ON r.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
      AND r.relpersistence = 'p'
    ORDER BY c.table_name, c.ordinal_position`);
  const types: ColumnTypes = new Map();
  for (const { table, column, type } of rows) {
    const columns = types.get(table) ?? new Map<string, string>();
    types.set(table, columns.set(column, type));
  }
  return types;
}

async function tablesIn(client: pg.Client, types: ColumnTypes): Promise<StoredTable[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(`
    SELECT child.relname AS child, parent.relname AS parent
    FROM pg_constraint c
    JOIN pg_class child ON child.oid = c.conrelid
    JOIN pg_class parent ON parent.oid = c.confrelid
    WHERE c.contype = 'f'`);
  const pointsTo = new Map<string, string[]>();
  for (const { child, parent } of rows) {
    pointsTo.set(child, [...(pointsTo.get(child) ?? []), parent]);
  }
  return parentsFirst([...types.keys()], pointsTo).map((name) => ({
    name,
    columns: [...(types.get(name)?.keys() ?? [])],
  }));
}

/** How a value is read, so that it comes as SQLite would have it. */
const READS: Record<string, (column: string) => string> = {
  'timestamp with time zone': (column) => `(extract(epoch FROM ${column}) * 1000)::float8`,
  boolean: (column) => `${column}::int`,
  jsonb: (column) => `${column}::text`,
};

/** How such a value, which is a text here, becomes one of the column again. */
const WRITES: Record<string, (value: string) => string> = {
  'timestamp with time zone': (value) => `to_timestamp(${value}::float8 / 1000)`,
  boolean: (value) => `${value}::int::boolean`,
  text: (value) => value,
};

async function* readRows(
  client: pg.Client,
  types: ColumnTypes,
  { name, columns }: StoredTable,
): AsyncGenerator<StoredRow[]> {
  const typeOf = (column: string) => types.get(name)?.get(column) ?? '';
  const json = columns.flatMap((column, at) => (typeOf(column) === 'jsonb' ? [at] : []));
  const selected = columns.map((column) => {
    const read = READS[typeOf(column)];
    return read ? read(quoted(column)) : quoted(column);
  });
  await client.query(
    `DECLARE all_rows NO SCROLL CURSOR FOR SELECT ${selected.join()} FROM ${quoted(name)}`,
  );
  try {
    for (;;) {
      const text = `FETCH ${ROWS_AT_ONCE} FROM all_rows`;
      const { rows } = await client.query<StoredRow>({ text, rowMode: 'array' });
      for (const row of rows) {
        for (const at of json) row[at] = row[at] == null ? null : sortedJson(String(row[at]));
      }
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  } finally {
    // also when anyone who reads has seen enough; after an error it is gone with the transaction
    await client.query('CLOSE all_rows').catch(() => undefined);
  }
}

/** All rows come as one parameter: PostgreSQL takes 65,535 at once. */
function insertStatement({ name, columns }: StoredTable, types: ColumnTypes): string {
  const values = columns.map((column, at) => {
    const type = types.get(name)?.get(column);
    if (!type) throw new Error(`The database has no column ${name}.${column}.`);
    const value = `(r->>${at})`;
    return WRITES[type]?.(value) ?? `${value}::${type}`;
  });
  return `INSERT INTO ${quoted(name)} (${columns.map(quoted).join()})
    SELECT ${values.join()} FROM json_array_elements($1::json) AS r`;
}

const quoted = pg.escapeIdentifier;
