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

type TableWithId = Extract<Tables[keyof Tables], { id: Column }>;

/** What is done alike to the rows of every table with an id: the base of most repositories. */
export function rowsOf<T extends TableWithId>(table: T) {
  // every such table has this column; what else it holds passes through untouched
  const rows = table as unknown as Tables['messages'];
  return {
    async get(db: Queryable, id: string): Promise<T['$inferSelect'] | undefined> {
      const [row] = await db.select().from(rows).where(eq(rows.id, id));
      return row;
    },
    /** For a change: others who change the same row wait until this write ends. */
    async lock(tx: Queryable, id: string): Promise<T['$inferSelect'] | undefined> {
      const next = 'version' in table ? { version: sql`${table.version} + 1` } : {};
      const [row] = await tx
        .update(rows)
        .set({ id, ...next })
        .where(eq(rows.id, id))
        .returning();
      return row && 'version' in row ? { ...row, version: Number(row.version) - 1 } : row;
    },
    /** Rejects with a unique violation when there is one already. */
    async insert(tx: Queryable, row: T['$inferInsert']): Promise<void> {
      await tx.insert(table).values(row);
    },
    /** @returns whether it is new */
    insertNew: (tx: Queryable, row: T['$inferInsert']) => insertNew(tx, table, row),
    /** @returns the row as it is then; undefined when there is none */
    async update(
      tx: Queryable,
      id: string,
      changes: Partial<T['$inferInsert']>,
    ): Promise<T['$inferSelect'] | undefined> {
      const [row] = await tx.update(rows).set(changes).where(eq(rows.id, id)).returning();
      return row;
    },
    /** @returns false when there is none */
    async delete(tx: Queryable, id: string): Promise<boolean> {
      const gone = await tx.delete(rows).where(eq(rows.id, id)).returning({ id: rows.id });
      return gone.length > 0;
    },
  };
}
