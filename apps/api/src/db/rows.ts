import { eq, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Queryable } from './queryable.ts';
import type { Tables } from './schema.ts';

/** The first row of a query; undefined where it finds none. */
export const firstOf = async <R>(rows: PromiseLike<R[]>): Promise<R | undefined> => (await rows)[0];

/** Whether a query, or a change that returns its rows, has found any. */
export const findsAny = async (rows: PromiseLike<unknown[]>): Promise<boolean> =>
  (await rows).length > 0;

/**
 * Inserts a row unless one with its key is stored.
 * @returns whether it is new; of several writes that insert the same, one is told true
 */
export const insertNew = <T extends Tables[keyof Tables]>(
  tx: Queryable,
  table: T,
  row: T['$inferInsert'],
): Promise<boolean> => findsAny(tx.insert(table).values(row).onConflictDoNothing().returning());

/**
 * What is done alike to the rows of every table: the base of most repositories.
 * @param key the column by which rows are told apart; their id unless said
 */
export function rowsOf<T extends Tables[keyof Tables]>(
  table: T,
  key: AnySQLiteColumn = (table as unknown as Tables['messages']).id,
) {
  // nearly every table has these columns; what else it holds passes through untouched
  const rows = table as unknown as Tables['messages'];
  return {
    get: (db: Queryable, id: string): Promise<T['$inferSelect'] | undefined> =>
      firstOf(db.select().from(rows).where(eq(key, id))),
    /**
     * For a change: others who change the same row wait until this write ends. Where rows have
     * versions it makes the next one, and answers with the row as it was.
     */
    async lock(tx: Queryable, id: string): Promise<T['$inferSelect'] | undefined> {
      const next = 'version' in table ? { version: sql`${table.version} + 1` } : { id };
      const row = await firstOf(tx.update(rows).set(next).where(eq(key, id)).returning());
      return row && 'version' in row ? { ...row, version: Number(row.version) - 1 } : row;
    },
    /** Rejects with a unique violation when there is one already. */
    async insert(tx: Queryable, row: T['$inferInsert']): Promise<void> {
      await tx.insert(table).values(row);
    },
    /** @returns whether it is new */
    insertNew: (tx: Queryable, row: T['$inferInsert']) => insertNew(tx, table, row),
    /** @returns the row as it is then; undefined when there is none */
    update: (
      tx: Queryable,
      id: string,
      changes: Partial<T['$inferInsert']>,
    ): Promise<T['$inferSelect'] | undefined> =>
      firstOf(tx.update(rows).set(changes).where(eq(key, id)).returning()),
    /** @returns false when there is none */
    delete: (tx: Queryable, id: string): Promise<boolean> =>
      findsAny(tx.delete(rows).where(eq(key, id)).returning({ key })),
  };
}
