import { type Column, eq, getTableColumns, inArray } from 'drizzle-orm';
import { byStoredName } from './columns.ts';
import { type TableName, tableReferences } from './owned-tables.ts';
import type { Queryable } from './queryable.ts';
import { firstOf } from './rows.ts';
import type { Tables } from './schema.ts';
import type { Snapshot, SnapshotRow } from './snapshot.ts';

const ROWS_AT_ONCE = 100;

const isKnown = (tables: Tables, name: string): name is TableName => name in tables;

/** The rows of a table whose field holds one of some values. */
async function rowsWith(
  db: Queryable,
  table: Tables[TableName],
  field: string,
  values: unknown[],
): Promise<SnapshotRow[]> {
  const column = (getTableColumns(table) as Record<string, Column>)[field];
  if (!column) return [];
  const found: SnapshotRow[] = [];
  for (let start = 0; start < values.length; start += ROWS_AT_ONCE) {
    const some = values.slice(start, start + ROWS_AT_ONCE);
    found.push(
      ...(await db
        .select()
        .from(table as Tables['messages'])
        .where(inArray(column, some))),
    );
  }
  return found;
}

/**
 * A record with all rows that are deleted with it, and with what is deleted with those.
 * @param leaveOut tables whose rows are not to come back
 * @returns nothing where there is no such record
 */
export async function takeSnapshot(
  db: Queryable,
  tables: Tables,
  root: { table: TableName; id: string },
  leaveOut: readonly TableName[] = [],
): Promise<Snapshot> {
  const first = await rowsWith(db, tables[root.table], 'id', [root.id]);
  const snapshot: Snapshot = first.length > 0 ? [{ table: root.table, rows: first }] : [];
  const { owned } = tableReferences();
  // grows while it is walked through: what depends on a row follows it
  for (const { table, rows } of snapshot) {
    for (const reference of owned.get(table as TableName) ?? []) {
      if (leaveOut.includes(reference.table)) continue;
      const ids = rows.map((row) => row[reference.toField]);
      const hanging = await rowsWith(db, tables[reference.table], reference.field, ids);
      if (hanging.length > 0) snapshot.push({ table: reference.table, rows: hanging });
    }
  }
  return snapshot;
}

/** The rows of one table in a snapshot. */
export const rowsIn = (snapshot: Snapshot, table: TableName): SnapshotRow[] =>
  snapshot.filter((part) => part.table === table).flatMap(({ rows }) => rows);

/**
 * Puts the rows of a snapshot back under the ids that they had. What the tables have gained since
 * gets its default, what they have lost is left out.
 * @returns the rows that cannot come back, because another has their unique values
 */
export async function storeSnapshot(
  tx: Queryable,
  tables: Tables,
  snapshot: Snapshot,
): Promise<Snapshot> {
  const refused: Snapshot = [];
  for (const { table: name, rows } of snapshot) {
    if (!isKnown(tables, name)) continue;
    const table = tables[name] as Tables['messages'];
    const left: SnapshotRow[] = [];
    for (const row of rows) {
      if (!(await isOwnerThere(tx, tables, name, row))) continue;
      const written = tx.insert(table).values(storable(table, row) as never);
      const stored = await firstOf(written.onConflictDoNothing().returning({ id: anyOf(table) }));
      if (!stored) left.push(row);
    }
    if (left.length > 0) refused.push({ table: name, rows: left });
  }
  return refused;
}

/** Whether all that a row belongs to is there: another owner of it may have been erased in the meantime. */
async function isOwnerThere(
  tx: Queryable,
  tables: Tables,
  table: TableName,
  row: SnapshotRow,
): Promise<boolean> {
  const owners = [...tableReferences().owned.values()].flat().filter((one) => one.table === table);
  for (const { field, to, toField } of owners) {
    const owner = tables[to] as Tables['messages'];
    const key = (getTableColumns(owner) as Record<string, Column>)[toField];
    if (!key || row[field] === null || row[field] === undefined) continue;
    if ((await tx.$count(owner, eq(key, row[field]))) === 0) return false;
  }
  return true;
}

/** A column that every row has a value in. */
const anyOf = (table: Tables['messages']) =>
  Object.values(getTableColumns(table)).find(({ notNull }) => notNull) ?? table.id;

/** A row out of JSON as its table takes it. */
export function storable(table: Tables[TableName], row: SnapshotRow): SnapshotRow {
  const columns = Object.entries(getTableColumns(table) as Record<string, Column>);
  // code of an earlier release may have had another name for a column
  const stored = byStoredName(row);
  return Object.fromEntries(
    columns.flatMap(([name, { name: column, dataType }]) => {
      const value = row[name] ?? stored[column];
      if (value === undefined) return [];
      const isDate = dataType === 'date' && typeof value === 'string';
      return [[name, isDate ? new Date(value) : value]];
    }),
  );
}

/**
 * Fields of the rows that point to something which is gone, emptied in place.
 * @returns the tables of what is gone
 */
export async function emptyLooseEnds(
  db: Queryable,
  tables: Tables,
  snapshot: Snapshot,
): Promise<TableName[]> {
  const gone = new Set<TableName>();
  const { loose } = tableReferences();
  for (const { table, rows } of snapshot) {
    for (const { field, to, toField } of loose.get(table as TableName) ?? []) {
      const target = (getTableColumns(tables[to]) as Record<string, Column>)[toField];
      for (const row of rows) {
        if (!target || row[field] === null || row[field] === undefined) continue;
        const pointedTo = tables[to] as Tables['messages'];
        const isThere = eq(target, row[field]);
        if ((await db.$count(pointedTo, isThere)) > 0) continue;
        row[field] = null;
        gone.add(to);
      }
    }
  }
  return [...gone];
}
