import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** An upload that some record names. */
export type KnownFile = Pick<
  Tables['mediaItems']['$inferSelect'],
  'id' | 'type' | 'url' | 'fileName'
>;

/** Uploads of professionals and pictures of the website's library: one place knows them all. */
export function createKnownFilesRepository({ mediaItems, libraryItems }: Tables) {
  return {
    async get(db: Queryable, id: string): Promise<KnownFile | undefined> {
      const own = await rowsOf(mediaItems).get(db, id);
      if (own) return own;
      const picture = await rowsOf(libraryItems).get(db, id);
      return picture && { ...picture, type: 'image' };
    },
    /** Which of these ids are stored. */
    async listKnown(db: Queryable, ids: string[]): Promise<string[]> {
      const found = await Promise.all(
        [mediaItems, libraryItems].map((table) => {
          const known = table as typeof libraryItems;
          return db.select({ id: known.id }).from(known).where(inArray(known.id, ids));
        }),
      );
      return found.flat().map(({ id }) => id);
    },
  };
}
