import { type Column, eq, sql } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';
import type { Tables } from './schema.ts';

type VersionedTable = Tables[
  | 'blogPosts'
  | 'portfolios'
  | 'users'
  | 'pages'
  | 'testimonials'
  | 'settings'];

/**
 * Locks the rows whose column holds a value (one row, where the column is a key) for a change that
 * makes their next version: whoever changes the same row waits until this write ends.
 * @returns the row as it was; its next version is one more. undefined when there is none
 */
export async function lockVersion<T extends VersionedTable>(
  tx: Queryable,
  table: T,
  key: Column,
  value: string,
): Promise<T['$inferSelect'] | undefined> {
  // every table with versions has this column; what else it holds passes through untouched
  const rows = table as unknown as Tables['testimonials'];
  const [row] = await tx
    .update(rows)
    .set({ version: sql`${rows.version} + 1` })
    .where(eq(key, value))
    .returning();
  return row && { ...row, version: row.version - 1 };
}

/** The same for tables without versions. */
export async function lockRow<T extends Tables['messages' | 'applications']>(
  tx: Queryable,
  table: T,
  id: string,
): Promise<T['$inferSelect'] | undefined> {
  const rows = table as unknown as Tables['messages'];
  const [row] = await tx.update(rows).set({ id }).where(eq(rows.id, id)).returning();
  return row;
}

/**
 * Inserts a row unless one with its key is stored.
 * @returns whether it is new; of several writes that insert the same, one is told true
 */
export async function insertNew<T extends Tables[keyof Tables]>(
  tx: Queryable,
  table: T,
  row: T['$inferInsert'],
): Promise<boolean> {
  const added = await tx.insert(table).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}
