import type { AskedListPart, EndpointParsed } from '@vitrine/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import { firstOf, insertNew, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

export type StoredMessage = Tables['messages']['$inferSelect'];
export type Reply = Tables['messageReplies']['$inferSelect'];

/** Everything that has arrived is in the inbox, what is archived too (MSG-03). */
type MessageFilter = Omit<EndpointParsed<'admin.messages.list'>['query'], keyof AskedListPart>;

/** Messages as they have arrived, and what administrators made of them. */
export function createMessagesRepository(database: Database) {
  const { messages } = database.tables;
  return {
    ...rowsOf(messages),
    async list(
      db: Queryable,
      { folder, q, ...filter }: MessageFilter,
      page: PageOf,
    ): Promise<StoredMessage[]> {
      // what is archived is neither unread nor read
      if (folder === 'archived' && (filter.status ?? folder) !== folder) return [];
      const equal = folder === 'archived' ? { ...filter, status: folder } : filter;
      return listNewest(database, db, 'messages', { ...page, q, equal });
    },

    countUnread: (db: Queryable): Promise<number> =>
      db.$count(messages, eq(messages.status, 'unread')),
  };
}

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
    /** @returns false where there is one with this id */
    insert: (tx: Queryable, reply: Reply) => insertNew(tx, messageReplies, reply),
    getById: (db: Queryable, id: string) => firstOf(withMail(db).where(eq(messageReplies.id, id))),
    /** The earliest first. */
    listOf: async (db: Queryable, messageId: string) =>
      withMail(db)
        .where(eq(messageReplies.messageId, messageId))
        .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id)),
  };
}

/** An answer with its mail; null once that is forgotten. */
export type ReplyWithMail = Awaited<
  ReturnType<ReturnType<typeof createRepliesRepository>['listOf']>
>[number];
