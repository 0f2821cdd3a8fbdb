import type { ContentType } from '@vitrine/contracts';
import { asc, eq, max } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** An entry of any collection: what all have, and the columns of its own. */
export type Entry = { id: string; position: number } & Record<string, unknown>;

/** The entries of one collection, in the order an administrator sees them. */
export function createContentRepository(tables: Tables, type: ContentType) {
  // the six tables share these two columns; what else they hold passes through untouched
  const entries = tables[type] as Tables['testimonials'];
  type Row = typeof entries.$inferSelect;
  return {
    async list(db: Queryable): Promise<Entry[]> {
      return db.select().from(entries).orderBy(asc(entries.position), asc(entries.id));
    },
    async append(db: Queryable, entry: Omit<Entry, 'position'>): Promise<Entry> {
      const [last] = await db.select({ position: max(entries.position) }).from(entries);
      const row = { ...entry, position: (last?.position ?? -1) + 1 } as Entry;
      await db.insert(entries).values(row as unknown as Row);
      return row;
    },
    /** @returns the entry as it is now; undefined when there is none */
    async update(
      db: Queryable,
      id: string,
      changes: Record<string, unknown>,
    ): Promise<Entry | undefined> {
      const [row] = await db.update(entries).set(changes).where(eq(entries.id, id)).returning();
      return row;
    },
    async delete(db: Queryable, id: string): Promise<boolean> {
      const gone = await db.delete(entries).where(eq(entries.id, id)).returning({ id: entries.id });
      return gone.length > 0;
    },
  };
}

export type ContentRepository = ReturnType<typeof createContentRepository>;
