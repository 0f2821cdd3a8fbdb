import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { firstOf, insertNew } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import type { Answerable } from './answerable.ts';

/** An answer, to a message or an application. */
export interface Reply {
  id: string;
  /** What it answers. */
  ownerId: string;
  mailId: string;
  content: string;
  author: string;
  createdAt: Date;
}

/** An answer with its mail; null once that is forgotten. */
export interface ReplyWithMail {
  reply: Reply;
  mail: Pick<Tables['outbox']['$inferSelect'], 'status' | 'lastError' | 'keptAsFile'> | null;
}

const byTime = ({ reply: a }: ReplyWithMail, { reply: b }: ReplyWithMail): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** Answers to messages or to applications, each with the mail that carries it while that is kept. */
export function createRepliesRepository(
  { messageReplies, applicationReplies, outbox }: Tables,
  of: Answerable,
) {
  const [replies, owner] =
    of === 'messages'
      ? ([messageReplies, messageReplies.messageId] as const)
      : ([applicationReplies, applicationReplies.applicationId] as const);
  const { id, mailId, content, author, createdAt } = replies;
  const withMail = (db: Queryable) =>
    db
      .select({
        reply: { id, ownerId: owner, mailId, content, author, createdAt },
        mail: { status: outbox.status, lastError: outbox.lastError, keptAsFile: outbox.keptAsFile },
      })
      .from(replies)
      .leftJoin(outbox, eq(outbox.id, mailId));
  return {
    /** @returns false where there is one with this id */
    insert: (tx: Queryable, { ownerId, ...reply }: Reply): Promise<boolean> =>
      of === 'messages'
        ? insertNew(tx, messageReplies, { ...reply, messageId: ownerId })
        : insertNew(tx, applicationReplies, { ...reply, applicationId: ownerId }),
    getById: (db: Queryable, reply: string): Promise<ReplyWithMail | undefined> =>
      firstOf(withMail(db).where(eq(id, reply))),
    /** The newest to each of some; what has none is left out. */
    async lastOf(db: Queryable, ownerIds: string[]): Promise<Map<string, ReplyWithMail>> {
      if (ownerIds.length === 0) return new Map();
      // put in order here: each of them has few, and a database would sort those of all
      const all = await withMail(db).where(inArray(owner, ownerIds));
      return new Map(all.sort(byTime).map((one) => [one.reply.ownerId, one]));
    },
    /** The earliest first. */
    listOf: async (db: Queryable, ownerId: string): Promise<ReplyWithMail[]> =>
      withMail(db).where(eq(owner, ownerId)).orderBy(asc(createdAt), asc(id)),
  };
}
