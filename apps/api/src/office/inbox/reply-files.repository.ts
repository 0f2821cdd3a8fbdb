import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findsAny, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type ReplyFileRow = Tables['replyFiles']['$inferSelect'];

/** Files that wait to go with an answer, or went with one. */
export function createReplyFilesRepository({ replyFiles: files }: Tables) {
  const { id, conversationId, replyId, uploaderId, createdAt } = files;
  const unsentOf = (conversation: string, uploader: string) =>
    and(eq(conversationId, conversation), eq(uploaderId, uploader), isNull(replyId));
  return {
    ...rowsOf(files),
    /** In the order they were attached in. */
    listOf: async (db: Queryable, ids: string[]): Promise<ReplyFileRow[]> =>
      ids.length === 0
        ? []
        : db
            .select()
            .from(files)
            .where(inArray(conversationId, ids))
            .orderBy(asc(createdAt), asc(id)),
    listUnsent: async (db: Queryable, conversation: string, uploader: string) =>
      db
        .select()
        .from(files)
        .where(unsentOf(conversation, uploader))
        .orderBy(asc(createdAt), asc(id)),
    /** @returns how many went with no other answer until now, and still are there */
    async setReply(tx: Queryable, ids: string[], reply: string): Promise<number> {
      const unsent = and(inArray(id, ids), isNull(replyId));
      const sent = tx.update(files).set({ replyId: reply }).where(unsent);
      return (await sent.returning({ id })).length;
    },
    /** @returns false where it has gone with an answer, or is another account's */
    deleteUnsent(tx: Queryable, file: string, uploader: string): Promise<boolean> {
      const isOwn = and(eq(id, file), eq(uploaderId, uploader), isNull(replyId));
      return findsAny(tx.delete(files).where(isOwn).returning({ id }));
    },
    /** Those that went with no answer and were attached before an instant. @returns their ids */
    async deleteLeft(tx: Queryable, before: Date): Promise<string[]> {
      const isLeft = and(isNull(replyId), lt(createdAt, before));
      return (await tx.delete(files).where(isLeft).returning({ id })).map((row) => row.id);
    },
  };
}
