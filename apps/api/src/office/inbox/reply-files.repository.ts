import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { firstOf, insertNew } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { Answerable } from './answerable.ts';

export type ReplyFileRow = Omit<Tables['messageFiles']['$inferSelect'], 'messageId'> & {
  /** The message or application that is answered. */
  ownerId: string;
};

/** Files that wait to go with an answer, or went with one. */
export function createReplyFilesRepository(tables: Tables, of: Answerable) {
  const { messageFiles, applicationFiles } = tables;
  const [files, owner] =
    of === 'messages'
      ? ([messageFiles, messageFiles.messageId] as const)
      : ([applicationFiles, applicationFiles.applicationId] as const);
  const { id, replyId, uploaderId, type, url, fileName, sizeBytes, createdAt } = files;
  const columns = {
    ...{ id, ownerId: owner, replyId, uploaderId, type, url, fileName, sizeBytes, createdAt },
  };
  const select = (db: Queryable) => db.select(columns).from(files);
  const unsentOf = (ownerId: string, uploader: string) =>
    and(eq(owner, ownerId), eq(uploaderId, uploader), isNull(replyId));
  return {
    insert: (tx: Queryable, { ownerId, ...row }: ReplyFileRow): Promise<boolean> =>
      of === 'messages'
        ? insertNew(tx, messageFiles, { ...row, messageId: ownerId })
        : insertNew(tx, applicationFiles, { ...row, applicationId: ownerId }),
    get: (db: Queryable, file: string): Promise<ReplyFileRow | undefined> =>
      firstOf(select(db).where(eq(id, file))),
    /** In the order they were attached in. */
    listOf: async (db: Queryable, ownerIds: string[]): Promise<ReplyFileRow[]> =>
      ownerIds.length === 0
        ? []
        : select(db).where(inArray(owner, ownerIds)).orderBy(asc(createdAt), asc(id)),
    listUnsent: async (db: Queryable, ownerId: string, uploader: string) =>
      select(db).where(unsentOf(ownerId, uploader)).orderBy(asc(createdAt), asc(id)),
    /** @returns how many went with no other answer until now, and still are there */
    async setReply(tx: Queryable, ids: string[], reply: string): Promise<number> {
      const unsent = and(inArray(id, ids), isNull(replyId));
      const sent = tx.update(files).set({ replyId: reply }).where(unsent);
      return (await sent.returning({ id })).length;
    },
    /** @returns false where it has gone with an answer, or is somebody else's */
    async deleteUnsent(tx: Queryable, file: string, uploader: string): Promise<boolean> {
      const isOwn = and(eq(id, file), eq(uploaderId, uploader), isNull(replyId));
      return (await tx.delete(files).where(isOwn).returning({ id })).length > 0;
    },
    /** Those that went with no answer and were attached before an instant. @returns their ids */
    async deleteLeft(tx: Queryable, before: Date): Promise<string[]> {
      const isLeft = and(isNull(replyId), lt(createdAt, before));
      return (await tx.delete(files).where(isLeft).returning({ id })).map((row) => row.id);
    },
  };
}
