import type { PictureRef } from '@vitrine/contracts';
import { and, asc, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

const BATCH = 200;

/** An upload that some record names. */
export interface KnownFile
  extends Pick<Tables['mediaItems']['$inferSelect'], 'id' | 'type' | 'fileName'> {
  url: PictureRef | string;
}

/** Uploads of professionals, pictures of the website's library, files of answers, and all in the trash. */
export function createKnownFilesRepository(all: Tables) {
  const { mediaItems, libraryItems, replyFiles, trashFiles, outbox } = all;
  // the files of answers and of what is in the trash are kept, but no visitor is shown them
  const kept = [replyFiles, trashFiles];
  const shown = [mediaItems, libraryItems] as (typeof libraryItems)[];
  const tables = [...shown, ...kept] as typeof shown;
  const listIn = async (db: Queryable, of: typeof tables, ids: readonly string[]) => {
    const known = new Set<string>();
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      for (const table of of) {
        const found = await db.select({ id: table.id }).from(table).where(inArray(table.id, batch));
        for (const { id } of found) known.add(id);
      }
    }
    return known;
  };
  return {
    async get(db: Queryable, id: string): Promise<KnownFile | undefined> {
      const own = await rowsOf(mediaItems).get(db, id);
      if (own) return own;
      const picture = await rowsOf(libraryItems).get(db, id);
      return picture && { ...picture, type: 'image' };
    },
    /** Which of these ids are stored. */
    listKnown: (db: Queryable, ids: readonly string[]) => listIn(db, tables, ids),
    /** Which of them visitors are shown. */
    listShown: (db: Queryable, ids: readonly string[]) => listIn(db, shown, ids),
    /** Uploads that a mail which has not gone yet takes along, whatever became of their record. */
    async listAwaited(db: Queryable): Promise<Set<string>> {
      const isWaiting = inArray(outbox.status, ['queued', 'parting']);
      const waiting = await db
        .select({ files: outbox.files })
        .from(outbox)
        .where(and(isWaiting, isNotNull(outbox.files)));
      // media/<id>/<name>
      return new Set(
        waiting.flatMap(({ files }) => (files ?? []).map(({ key }) => key.split('/')[1] ?? '')),
      );
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
