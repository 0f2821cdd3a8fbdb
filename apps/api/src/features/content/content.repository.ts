import type { ContentType } from '@vitrine/contracts';
import { asc, type Column, eq, getTableColumns, max } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** An entry of any collection: what all have, and the columns of its own. */
export type Entry = { id: string; position: number; version: number } & Record<string, unknown>;

/** The entries of one collection, in the order an administrator sees them. */
export function createContentRepository(tables: Tables, type: ContentType) {
  // the tables share these columns; what else they hold passes through untouched
  const entries = tables[type] as Tables['testimonials'];
  type Row = typeof entries.$inferSelect;
  return {
    ...rowsOf(entries),
    /** @param limit how many of the first; all where it is not said */
    async list(db: Queryable, limit?: number): Promise<Entry[]> {
      const all = db.select().from(entries).orderBy(asc(entries.position), asc(entries.id));
      return limit === undefined ? all : all.limit(limit);
    },
    /** One with the same id stays as it is, and is answered with. */
    async append(
      db: Queryable,
      entry: Omit<Entry, 'position'>,
    ): Promise<{ entry: Entry; isNew: boolean }> {
      const [last] = await db.select({ position: max(entries.position) }).from(entries);
      const row = { ...entry, position: (last?.position ?? -1) + 1 } as Entry;
      const [added] = await db
        .insert(entries)
        .values(row as unknown as Row)
        .onConflictDoNothing()
        .returning();
      if (added) return { entry: added, isNew: true };
      const [known = row] = await db.select().from(entries).where(eq(entries.id, row.id));
      return { entry: known, isNew: false };
    },
    /** The entries of which a field holds the id of another entry. */
    async listPointing(db: Queryable, field: string, id: string): Promise<Entry[]> {
      const columns: Record<string, Column> = getTableColumns(entries);
      const column = columns[field];
      if (!column) return [];
      return db.select().from(entries).where(eq(column, id)).orderBy(asc(entries.position));
    },
  };
}
