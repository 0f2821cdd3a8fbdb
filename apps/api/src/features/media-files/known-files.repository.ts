import { asc, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

const BATCH = 200;

/** An upload that some record names. */
export type KnownFile = Pick<
  Tables['mediaItems']['$inferSelect'],
  'id' | 'type' | 'url' | 'fileName'
>;

/** Uploads of professionals and pictures of the website's library: one place knows them all. */
export function createKnownFilesRepository({ mediaItems, libraryItems }: Tables) {
  const tables = [mediaItems, libraryItems] as (typeof libraryItems)[];
  return {
    async get(db: Queryable, id: string): Promise<KnownFile | undefined> {
      const own = await rowsOf(mediaItems).get(db, id);
      if (own) return own;
      const picture = await rowsOf(libraryItems).get(db, id);
      return picture && { ...picture, type: 'image' };
    },
    /** Which of these ids are stored. */
    async listKnown(db: Queryable, ids: string[]): Promise<Set<string>> {
      const known = new Set<string>();
      for (let start = 0; start < ids.length; start += BATCH) {
        const batch = ids.slice(start, start + BATCH);
        for (const table of tables) {
          const found = await db
            .select({ id: table.id })
            .from(table)
            .where(inArray(table.id, batch));
          for (const { id } of found) known.add(id);
        }
      }
      return known;
    },
    /** Every upload that a record names, some at a time. */
    async *listAll(db: Queryable): AsyncGenerator<KnownFile[]> {
      for (const table of tables) {
        for (let last = ''; ; ) {
          const rows = await db
            .select()
            .from(table)
            .where(gt(table.id, last))
            .orderBy(asc(table.id))
            .limit(BATCH);
          // pictures of the library are pictures; the others say what they are
          yield rows.map((row) => ({ type: 'image', ...row }));
          if (rows.length < BATCH) break;
          last = rows.at(-1)?.id ?? '';
        }
      }
    },
    /** Whether any record names an upload. */
    async namesAny(db: Queryable): Promise<boolean> {
      for (const table of tables) {
        if (await findsAny(db.select({ id: table.id }).from(table).limit(1))) return true;
      }
      return false;
    },
  };
}

/** Uploads whose record is gone and whose files are to follow, whatever happens in between. */
export function createFileRemovalsRepository({ fileRemovals }: Tables) {
  return {
    /** Inside the write that deletes the records. */
    async note(tx: Queryable, ids: string[], createdAt: Date): Promise<void> {
      if (ids.length === 0) return;
      const rows = ids.map((id) => ({ id, createdAt }));
      await tx.insert(fileRemovals).values(rows).onConflictDoNothing();
    },
    async list(db: Queryable, limit: number): Promise<string[]> {
      const rows = await db.select({ id: fileRemovals.id }).from(fileRemovals).limit(limit);
      return rows.map(({ id }) => id);
    },
    async forget(tx: Queryable, ids: string[]): Promise<void> {
      await tx.delete(fileRemovals).where(inArray(fileRemovals.id, ids));
    },
  };
}
