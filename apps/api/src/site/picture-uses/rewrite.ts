import type { Queryable } from '../../db/database.ts';

type Fields = Record<string, unknown>;

/** What becomes of one text of a record; the same text where nothing does. */
export type Rewrite = (text: string) => string;

/** The fields of a record that come out differently; undefined where none does. */
function changesIn(record: object | undefined, rewrite: Rewrite): Fields | undefined {
  const changed = Object.entries(record ?? {}).flatMap(([name, value]) => {
    const next = rewritten(value, rewrite);
    return next === value ? [] : [[name, next] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** A value with every text in it rewritten; the same value where nothing changes. */
function rewritten(value: unknown, rewrite: Rewrite): unknown {
  if (typeof value === 'string') return rewrite(value);
  if (Array.isArray(value)) {
    const next = value.map((one) => rewritten(one, rewrite));
    return next.every((one, index) => one === value[index]) ? value : next;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const changes = changesIn(value, rewrite);
  return changes ? { ...value, ...changes } : value;
}

interface Rows<Row> {
  get(tx: Queryable, id: string): Promise<Row | undefined>;
  lock(tx: Queryable, id: string): Promise<Row | undefined>;
}

/**
 * Locks a record that comes out differently. Locking makes the next version: what stays the same is
 * only read.
 * @param isWanted leaves records out
 * @returns the record and the fields that change; undefined where nothing does
 */
export async function lockRewritten<Row extends object>(
  tx: Queryable,
  rows: Rows<Row>,
  id: string,
  rewrite: Rewrite,
  isWanted: (row: Row) => boolean = () => true,
): Promise<{ before: Row; changes: Fields } | undefined> {
  const changesOf = (row: Row | undefined) =>
    row && isWanted(row) ? changesIn(row, rewrite) : undefined;
  if (!changesOf(await rows.get(tx, id))) return undefined;
  const before = await rows.lock(tx, id);
  const changes = changesOf(before);
  return before && changes ? { before, changes } : undefined;
}

/** Those of its fields that others name. */
export const only = (record: object, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in fields));
