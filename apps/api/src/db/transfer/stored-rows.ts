import { createHash } from 'node:crypto';

/**
 * A value as both databases can store it, in SQLite's form: instants are milliseconds since 1970,
 * booleans 0 and 1, JSON is its text with sorted names.
 */
export type StoredValue = string | number | null;
export type StoredRow = StoredValue[];

/** A table and those of its columns that are stored, not computed. */
export interface StoredTable {
  name: string;
  columns: string[];
}

/** The rows of a database as they are at one moment, whatever others write in the meantime. */
export interface RowSource {
  readonly dialect: 'sqlite' | 'postgres';
  /** When the newest migration was written that the database has, in ms since 1970. */
  readonly schema: number;
  /** Those that others point to come before them. */
  readonly tables: readonly StoredTable[];
  /** All rows of a table, some at a time. */
  rows(table: StoredTable): AsyncIterable<StoredRow[]>;
  close(): Promise<void>;
}

/** An empty database that is being filled; what is stored is there once it is finished. */
export interface RowTarget {
  store(table: StoredTable, rows: StoredRow[]): Promise<void>;
  /** What has been stored so far. */
  rows(table: StoredTable): AsyncIterable<StoredRow[]>;
  finish(): Promise<void>;
  /** Leaves nothing of it. */
  discard(): Promise<void>;
}

/** Rows that one statement takes. */
export const ROWS_AT_ONCE = 500;

/** How many rows a table has, and what they say, in whatever order they are read. */
export interface RowSum {
  rows: number;
  sum: string;
}

/** Adds up rows: the sum of two tables is the same when their rows are. */
export function createRowSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(some: StoredRow[]): void {
      for (const row of some) {
        const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
        sum = BigInt.asUintN(256, sum + BigInt(`0x${hash}`));
        rows += 1;
      }
    },
    get: (): RowSum => ({ rows, sum: sum.toString(16) }),
  };
}

/** The rows of a table, added up. */
export async function sumOf(source: Pick<RowSource, 'rows'>, table: StoredTable): Promise<RowSum> {
  const sum = createRowSum();
  for await (const rows of source.rows(table)) sum.add(rows);
  return sum.get();
}

/** JSON text in one form, however a database has written it down. */
export const sortedJson = (json: string): string => JSON.stringify(sorted(JSON.parse(json)));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

/**
 * Tables in an order in which they can be filled.
 * @param pointsTo names of tables by the table whose rows point to them
 */
export function parentsFirst(names: string[], pointsTo: Map<string, string[]>): string[] {
  const placed = new Set<string>();
  const place = (name: string, above: readonly string[]): void => {
    if (placed.has(name) || above.includes(name)) return;
    for (const parent of pointsTo.get(name) ?? []) place(parent, [...above, name]);
    placed.add(name);
  };
  for (const name of [...names].sort()) place(name, []);
  return [...placed].filter((name) => names.includes(name));
}
