import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import type { Tables } from '../../db/schema.ts';

export type LibraryRow = Tables['libraryItems']['$inferSelect'];

/** The website's own pictures. */
export function createLibraryRepository(database: Database) {
  const { libraryItems } = database.tables;
  const { id } = libraryItems;
  return {
    list: (db: Queryable, q: string, page: PageOf) =>
      listNewest(database, db, 'libraryItems', { ...page, q }),
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
      labels: Pick<LibraryRow, 'title' | 'alt'>,
    ): Promise<LibraryRow | undefined> {
      const [row] = await tx.update(libraryItems).set(labels).where(eq(id, wanted)).returning();
      return row;
    },
    async delete(tx: Queryable, wanted: string): Promise<void> {
      await tx.delete(libraryItems).where(eq(id, wanted));
    },
  };
}
