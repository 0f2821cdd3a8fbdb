import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type Reply = Tables['messageReplies']['$inferSelect'];

/** Answers to messages, each with the mail that carries it as long as that is kept. */
export function createRepliesRepository({ messageReplies, outbox }: Tables) {
  const withMail = (db: Queryable) =>
    db
      .select({
        reply: messageReplies,
        mail: { status: outbox.status, lastError: outbox.lastError },
      })
      .from(messageReplies)
      .leftJoin(outbox, eq(outbox.id, messageReplies.mailId));
  return {
    /** False where there is one with this id. */
    async insert(tx: Queryable, reply: Reply): Promise<boolean> {
      const added = await tx
        .insert(messageReplies)
        .values(reply)
        .onConflictDoNothing()
        .returning({ id: messageReplies.id });
      return added.length > 0;
    },
    async getById(db: Queryable, id: string) {
      const [found] = await withMail(db).where(eq(messageReplies.id, id));
      return found;
    },
    /** The earliest first. */
    async listOf(db: Queryable, messageId: string) {
      return withMail(db)
        .where(eq(messageReplies.messageId, messageId))
        .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id));
    },
  };
}

export type RepliesRepository = ReturnType<typeof createRepliesRepository>;

/** An answer with its mail; null once that is forgotten. */
export type ReplyWithMail = Awaited<ReturnType<RepliesRepository['listOf']>>[number];
