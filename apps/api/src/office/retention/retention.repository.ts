import { asc, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { createReplyFilesRepository } from '../inbox/reply-files.repository.ts';

/** Forgets what is older than it may be. */
export function createRetentionRepository(tables: Tables) {
  const { messages, applications } = tables;
  const replyFiles = createReplyFilesRepository(tables);
  const of = (table: typeof messages | typeof applications) => ({
    /** Uploads that depend on some of them. */
    listFiles: async (tx: Queryable, ids: string[]): Promise<string[]> =>
      (await replyFiles.listOf(tx, ids)).map(({ id }) => id),
    /** The oldest from before an instant, at most `limit`. */
    async listOld(tx: Queryable, before: Date, limit: number): Promise<string[]> {
      const old = await tx
        .select({ id: table.id })
        .from(table)
        .where(lt(table.createdAt, before))
        .orderBy(asc(table.createdAt))
        .limit(limit);
      return old.map(({ id }) => id);
    },
    countOld: (db: Queryable, before: Date): Promise<number> =>
      Promise.resolve(db.$count(table, lt(table.createdAt, before))),
    /** With the answers to them, where they have any. @returns how many there were */
    async delete(tx: Queryable, ids: string[]): Promise<number> {
      if (ids.length === 0) return 0;
      const deleted = tx.delete(table).where(inArray(table.id, ids));
      return (await deleted.returning({ id: table.id })).length;
    },
  });
  return { messages: of(messages), applications: of(applications) };
}
