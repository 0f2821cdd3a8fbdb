import type { ContentType } from '@vitrine/contracts';
import { asc, type Column, eq, getTableColumns, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { EntryPlace } from '../../lib/list-page.ts';
import type { Translations } from '../../lib/translated.ts';

/** An entry of any collection: what all have, and the columns of its own. */
export type Entry = {
  id: string;
  position: number;
  version: number;
  translations: Translations;
} & Record<string, unknown>;

/** The entries of one collection, in the order an administrator sees them. */
export function createContentRepository(tables: Tables, type: ContentType) {
  // the tables share these columns; what else they hold passes through untouched
  const entries = tables[type] as Tables['testimonials'];
  type Row = typeof entries.$inferSelect;
  const order = [asc(entries.position), asc(entries.id)];
  return {
    ...rowsOf(entries),
    /** All of them. */
    list: async (db: Queryable): Promise<Entry[]> =>
      db
        .select()
        .from(entries)
        .orderBy(...order),
    /** Those that follow a place, or the first ones. */
    async listPart(db: Queryable, limit: number, after?: EntryPlace): Promise<Entry[]> {
      return db
        .select()
        .from(entries)
        .where(
          after && sql`(${entries.position}, ${entries.id}) > (${after.position}, ${after.id})`,
        )
        .orderBy(...order)
        .limit(limit);
    },
    /** Gives every entry its place. In the order of ids, so that two who do it wait for each other. */
    async arrange(tx: Queryable, ids: readonly string[]): Promise<void> {
      const places = new Map(ids.map((id, position) => [id, position]));
      for (const [id, position] of [...places].sort(([one], [other]) => (one < other ? -1 : 1))) {
        await tx.update(entries).set({ position }).where(eq(entries.id, id));
      }
    },
    /** One with the same id stays as it is, and is answered with. */
    async append(
      db: Queryable,
      entry: Omit<Entry, 'position' | 'translations'>,
    ): Promise<{ entry: Entry; isNew: boolean }> {
      const [last] = await db.select({ position: max(entries.position) }).from(entries);
      const position = (last?.position ?? -1) + 1;
      const row = { ...entry, position, translations: {} } as unknown as Entry;
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
