import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { comesAfter, type ListPlace, newestFirst } from '../../db/newest-first.ts';
import type { Tables } from '../../db/schema.ts';
import type { SearchIndex } from '../../db/search-index.ts';

export type LibraryRow = Tables['libraryItems']['$inferSelect'];

/** The website's own pictures. */
export function createLibraryRepository({ libraryItems }: Tables, search: SearchIndex) {
  const { id, createdAt } = libraryItems;
  return {
    async list(
      db: Queryable,
      q: string,
      { after, limit }: { after?: ListPlace | undefined; limit: number },
    ): Promise<LibraryRow[]> {
      if (q) return search.list(db, 'libraryItems', { q, equal: {}, after, limit });
      return db
        .select()
        .from(libraryItems)
        .where(after && comesAfter(createdAt, id, after))
        .orderBy(...newestFirst(createdAt, id))
        .limit(limit);
    },
    async get(db: Queryable, wanted: string): Promise<LibraryRow | undefined> {
      const [row] = await db.select().from(libraryItems).where(eq(id, wanted));
      return row;
    },
    async insert(tx: Queryable, row: LibraryRow): Promise<void> {
      await tx.insert(libraryItems).values(row);
    },
    async update(
      tx: Queryable,
      wanted: string,
      words: Pick<LibraryRow, 'title' | 'alt'>,
    ): Promise<LibraryRow | undefined> {
      const [row] = await tx.update(libraryItems).set(words).where(eq(id, wanted)).returning();
      return row;
    },
    async delete(tx: Queryable, wanted: string): Promise<void> {
      await tx.delete(libraryItems).where(eq(id, wanted));
    },
  };
}

export type LibraryRepository = ReturnType<typeof createLibraryRepository>;
