import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { firstOf, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** An answer to a message or an application. */
export type Reply = Tables['replies']['$inferSelect'];

/** An answer with its mail; null once that is forgotten. */
export interface ReplyWithMail {
  reply: Reply;
  mail: Pick<Tables['outbox']['$inferSelect'], 'status' | 'lastError' | 'keptAsFile'> | null;
}

const byTime = ({ reply: a }: ReplyWithMail, { reply: b }: ReplyWithMail): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** Answers to messages and applications, each with the mail that carries it while that is kept. */
export function createRepliesRepository({ replies, outbox }: Tables) {
  const { id, mailId, conversationId, createdAt } = replies;
  const { status, lastError, keptAsFile } = outbox;
  const withMail = (db: Queryable) =>
    db
      .select({ reply: replies, mail: { status, lastError, keptAsFile } })
      .from(replies)
      .leftJoin(outbox, eq(outbox.id, mailId));
  return {
    /** @returns false where there is one with this id */
    insert: rowsOf(replies).insertNew,
    getById: (db: Queryable, reply: string): Promise<ReplyWithMail | undefined> =>
      firstOf(withMail(db).where(eq(id, reply))),
    /** The newest to each of some; what has none is left out. */
    async lastOf(db: Queryable, ids: string[]): Promise<Map<string, ReplyWithMail>> {
      if (ids.length === 0) return new Map();
      // put in order here: each of them has few, and a database would sort those of all
      const all = await withMail(db).where(inArray(conversationId, ids));
      return new Map(all.sort(byTime).map((one) => [one.reply.conversationId, one]));
    },
    /** The earliest first. */
    listOf: async (db: Queryable, conversation: string): Promise<ReplyWithMail[]> =>
      withMail(db).where(eq(conversationId, conversation)).orderBy(asc(createdAt), asc(id)),
  };
}
