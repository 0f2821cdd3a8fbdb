import type { AskedListPart, EndpointParsed } from '@vitrine/contracts';
import { and, eq, ne, or } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { listNewest } from '../../db/list-newest.ts';
import type { PageOf } from '../../db/newest-first.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { createAssigneesRepository } from '../inbox/assignees.repository.ts';
import { createReadings } from '../inbox/readings.repository.ts';

export type StoredMessage = Tables['messages']['$inferSelect'];

/**
 * Everything that has arrived is in the inbox, what is archived too (MSG-03); spam only where it is
 * asked for.
 */
type MessageFilter = Omit<EndpointParsed<'admin.messages.list'>['query'], keyof AskedListPart>;

/** Messages as they have arrived, and what administrators made of them. */
export function createMessagesRepository(database: Database) {
  const { messages } = database.tables;
  const { assigneeId, status } = messages;
  const { isGivenTo } = createAssigneesRepository(database.tables);
  const readings = createReadings(database, messages);

  const isUnseen = async (db: Queryable, userId: string) =>
    and(ne(status, 'archived'), or(ne(status, 'read'), await readings.isUnseen(db, userId)));

  return {
    ...rowsOf(messages),
    async list(
      db: Queryable,
      userId: string,
      { folder, q, state, assignee, seen, language, ...filter }: MessageFilter,
      page: PageOf,
    ): Promise<StoredMessage[]> {
      // what is archived is neither unread nor read
      if (folder === 'archived' && (filter.status || seen)) return [];
      const where = and(
        state ? eq(messages.state, state) : eq(messages.spam, false),
        language ? eq(messages.language, language) : undefined,
        assignee ? isGivenTo(db, assigneeId, assignee, userId) : undefined,
        seen ? await isUnseen(db, userId) : undefined,
      );
      const equal = folder === 'archived' ? { ...filter, status: folder } : filter;
      return listNewest(database, db, 'messages', { ...page, q, equal, where });
    },

    /** How many open ones wait for someone: what the same filters list. */
    async countWaiting(db: Queryable, userId: string) {
      const isOpen = eq(messages.state, 'open');
      const isOwn = isGivenTo(db, assigneeId, 'me-or-nobody', userId);
      const isNew = and(isOwn, await isUnseen(db, userId));
      return {
        messages: await db.$count(messages, and(isOpen, isNew)),
        answering: await db.$count(messages, and(isOpen, isGivenTo(db, assigneeId, 'me', userId))),
      };
    },

    countUnread: (db: Queryable): Promise<number> =>
      db.$count(messages, and(eq(messages.spam, false), eq(messages.status, 'unread'))),
  };
}
