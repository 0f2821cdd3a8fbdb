import type { MessageStatus, MessageType } from '@vitrine/contracts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { comesAfter, type ListPlace, newestFirst } from '../../db/newest-first.ts';
import type { Tables } from '../../db/schema.ts';
import type { SearchIndex } from '../../db/search-index.ts';

export type StoredMessage = Tables['messages']['$inferSelect'];

/** Which messages are wanted; only what is there counts. */
export interface MessageFilter {
  /** Everything that has arrived is in the inbox, what is archived too (MSG-03). */
  folder: 'inbox' | 'archived';
  q?: string | undefined;
  type?: MessageType | undefined;
  status?: MessageStatus | undefined;
}

interface PageOf {
  after?: ListPlace | undefined;
  limit: number;
}

/** Messages as they have arrived, and what administrators made of them. */
export function createMessagesRepository({ messages }: Tables, search: SearchIndex) {
  const { id, type, status, createdAt } = messages;
  return {
    async list(
      db: Queryable,
      { folder, q, ...filter }: MessageFilter,
      { after, limit }: PageOf,
    ): Promise<StoredMessage[]> {
      // what is archived is neither unread nor read
      if (folder === 'archived' && (filter.status ?? folder) !== folder) return [];
      const equal = folder === 'archived' ? { ...filter, status: folder } : filter;
      if (q) return search.list(db, 'messages', { q, equal, after, limit });
      return db
        .select()
        .from(messages)
        .where(
          and(
            equal.type && eq(type, equal.type),
            equal.status && eq(status, equal.status),
            after && comesAfter(createdAt, id, after),
          ),
        )
        .orderBy(...newestFirst(createdAt, id))
        .limit(limit);
    },

    countUnread: (db: Queryable): Promise<number> => db.$count(messages, eq(status, 'unread')),

    async getById(db: Queryable, wanted: string): Promise<StoredMessage | undefined> {
      const [found] = await db.select().from(messages).where(eq(id, wanted));
      return found;
    },

    /** For a change: others who change the same message wait until this write ends. */
    async lock(tx: Queryable, wanted: string): Promise<StoredMessage | undefined> {
      const [found] = await tx
        .update(messages)
        .set({ id: wanted })
        .where(eq(id, wanted))
        .returning();
      return found;
    },

    async setStatus(tx: Queryable, wanted: string, to: MessageStatus): Promise<void> {
      await tx.update(messages).set({ status: to }).where(eq(id, wanted));
    },

    /** With the answers to it. */
    async delete(tx: Queryable, wanted: string): Promise<void> {
      await tx.delete(messages).where(eq(id, wanted));
    },
  };
}

export type MessagesRepository = ReturnType<typeof createMessagesRepository>;
