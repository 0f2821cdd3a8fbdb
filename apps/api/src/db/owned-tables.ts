import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { sqliteColumns } from './columns.ts';
import { defineTables, type Tables } from './schema.ts';

export type TableName = keyof Tables;

/** A field whose value is the id of a row elsewhere. */
export interface Reference {
  table: TableName;
  field: string;
  to: TableName;
  /** The field of that row. */
  toField: string;
}

interface References {
  /** By the table that is pointed to: rows that are deleted with theirs. */
  owned: Map<TableName, Reference[]>;
  /** By the table that points: fields that are emptied when what they point to is deleted. */
  loose: Map<TableName, Reference[]>;
}

let known: References | undefined;

/**
 * How tables hang together, read from their definition, which is the same for both databases: a new
 * table that belongs to a record is known here by itself.
 */
export function tableReferences(): References {
  known ??= readReferences();
  return known;
}

function readReferences(): References {
  const tables = defineTables(sqliteColumns);
  const entries = Object.entries(tables) as [TableName, Tables[TableName]][];
  const nameOf = (wanted: unknown) => entries.find(([, table]) => table === wanted)?.[0];
  const fieldOf = (table: Tables[TableName], column: SQLiteColumn | undefined) =>
    Object.entries(getTableColumns(table)).find(([, one]) => one === column)?.[0];
  const found: References = { owned: new Map(), loose: new Map() };
  for (const [name, table] of entries) {
    for (const { reference, onDelete } of getTableConfig(table).foreignKeys) {
      const { columns, foreignTable, foreignColumns } = reference();
      const to = nameOf(foreignTable);
      const target = tables[to ?? name];
      const [field, toField] = [fieldOf(table, columns[0]), fieldOf(target, foreignColumns[0])];
      if (!to || !field || !toField) throw new Error(`A reference of ${name} leads nowhere.`);
      const [list, key] = onDelete === 'cascade' ? [found.owned, to] : [found.loose, name];
      list.set(key, [...(list.get(key) ?? []), { table: name, field, to, toField }]);
    }
  }
  return found;
}
