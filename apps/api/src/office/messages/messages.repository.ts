import type { AskedListPart, EndpointParsed } from '@vitrine/contracts';
import { and, eq, gte, inArray, ne, notInArray, or } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import { insertNew, rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { createAssigneesRepository } from '../inbox/assignees.repository.ts';
import type { Reading } from '../inbox/readings.ts';

export type StoredMessage = Tables['messages']['$inferSelect'];
export type Reader = Tables['messageReaders']['$inferSelect'];

/**
 * Everything that has arrived is in the inbox, what is archived too (MSG-03); spam only where it is
 * asked for.
 */
type MessageFilter = Omit<EndpointParsed<'admin.messages.list'>['query'], keyof AskedListPart>;

/** Messages as they have arrived, and what administrators made of them. */
export function createMessagesRepository(database: Database) {
  const { messages, messageReaders } = database.tables;

  const { assigneeId } = messages;
  const { isGivenTo } = createAssigneesRepository(database.tables);

  /** What `seenBy` calls unseen, for the database to find. */
  const unseenBy = (db: Queryable, { userId, since }: Reading) => {
    const { messageId } = messageReaders;
    const isOwn = eq(messageReaders.userId, userId);
    const openedByOthers = and(
      ne(messages.readUnnoted, true),
      notInArray(messages.id, db.select({ messageId }).from(messageReaders).where(isOwn)),
      since && gte(messages.createdAt, since),
    );
    return and(ne(messages.status, 'archived'), or(ne(messages.status, 'read'), openedByOthers));
  };

  return {
    ...rowsOf(messages),
    async list(
      db: Queryable,
      reading: Reading,
      { folder, q, state, assignee, seen, ...filter }: MessageFilter,
      page: PageOf,
    ): Promise<StoredMessage[]> {
      // what is archived is neither unread nor read
      if (folder === 'archived' && (filter.status || seen)) return [];
      const where = and(
        state ? eq(messages.state, state) : eq(messages.spam, false),
        assignee ? isGivenTo(db, assigneeId, assignee, reading.userId) : undefined,
        seen ? unseenBy(db, reading) : undefined,
      );
      const equal = folder === 'archived' ? { ...filter, status: folder } : filter;
      return listNewest(database, db, 'messages', { ...page, q, equal, where });
    },

    /** How many open ones wait for somebody: what the same filters list. */
    async countWaiting(db: Queryable, reading: Reading) {
      const { userId } = reading;
      const isOpen = eq(messages.state, 'open');
      const isNew = and(isGivenTo(db, assigneeId, 'me-or-nobody', userId), unseenBy(db, reading));
      return {
        messages: await db.$count(messages, and(isOpen, isNew)),
        answering: await db.$count(messages, and(isOpen, isGivenTo(db, assigneeId, 'me', userId))),
      };
    },

    countUnread: (db: Queryable): Promise<number> =>
      db.$count(messages, and(eq(messages.spam, false), eq(messages.status, 'unread'))),
  };
}

const readerId = (message: string, userId: string) => `${message}:${userId}`;

/** Who has opened which message. */
export function createReadersRepository({ messageReaders }: Tables) {
  const { messageId } = messageReaders;
  return {
    add: (tx: Queryable, message: string, userId: string) =>
      insertNew(tx, messageReaders, { id: readerId(message, userId), messageId: message, userId }),
    listOf: async (db: Queryable, messageIds: string[]): Promise<Reader[]> =>
      messageIds.length === 0
        ? []
        : db.select().from(messageReaders).where(inArray(messageId, messageIds)),
    async deleteOwn(tx: Queryable, message: string, userId: string): Promise<void> {
      await tx.delete(messageReaders).where(eq(messageReaders.id, readerId(message, userId)));
    },
    async deleteOf(tx: Queryable, message: string): Promise<void> {
      await tx.delete(messageReaders).where(eq(messageId, message));
    },
  };
}

/** Mailboxes whose messages are spam, by their fingerprint. */
export const createSpamSendersRepository = ({ spamSenders }: Tables) =>
  rowsOf(spamSenders, spamSenders.mailbox);
