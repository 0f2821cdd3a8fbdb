import { asc, count, eq, inArray, max, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type MediaRow = Tables['mediaItems']['$inferSelect'];

/** Uploaded files, as they are known to the database. */
export function createMediaRepository({ mediaItems }: Tables) {
  const { id, portfolioId, position, sizeBytes } = mediaItems;
  return {
    ...rowsOf(mediaItems),
    /** In the owner's order. */
    list: async (db: Queryable, portfolio: string): Promise<MediaRow[]> =>
      db
        .select()
        .from(mediaItems)
        .where(eq(portfolioId, portfolio))
        .orderBy(asc(position), asc(id)),
    /** How many files a portfolio has, the room that they take in bytes, and where the next one goes. */
    async usage(db: Queryable, portfolio: string) {
      const [found] = await db
        .select({ bytes: sum(sizeBytes), count: count(), last: max(position) })
        .from(mediaItems)
        .where(eq(portfolioId, portfolio));
      const { bytes, last, count: files = 0 } = found ?? {};
      return { bytes: Number(bytes ?? 0), count: files, nextPosition: (last ?? -1) + 1 };
    },
    async deleteAll(tx: Queryable, ids: string[]): Promise<void> {
      if (ids.length > 0) await tx.delete(mediaItems).where(inArray(id, ids));
    },
  };
}

export type MediaRepository = ReturnType<typeof createMediaRepository>;
