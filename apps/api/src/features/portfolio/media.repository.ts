import { eq, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { createPartsRepository, type PartPlace } from './parts.repository.ts';

export type MediaRow = Tables['mediaItems']['$inferSelect'];

/** Uploaded files, as they are known to the database. */
export function createMediaRepository(tables: Tables) {
  const { mediaItems } = tables;
  return {
    ...createPartsRepository<Omit<MediaRow, keyof PartPlace>>(tables, mediaItems),
    async get(db: Queryable, id: string): Promise<MediaRow | undefined> {
      const [row] = await db.select().from(mediaItems).where(eq(mediaItems.id, id));
      return row;
    },
    /** Room that the files of a portfolio take, in bytes. */
    async totalBytes(db: Queryable, portfolioId: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sum(mediaItems.sizeBytes) })
        .from(mediaItems)
        .where(eq(mediaItems.portfolioId, portfolioId));
      return Number(row?.bytes ?? 0);
    },
  };
}

export type MediaRepository = ReturnType<typeof createMediaRepository>;
