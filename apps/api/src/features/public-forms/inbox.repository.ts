import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type InboxMessage = Tables['messages']['$inferSelect'];

/** Where messages for the company arrive. */
export function createInboxRepository({ messages }: Tables) {
  return {
    async insert(db: Queryable, message: InboxMessage): Promise<void> {
      await db.insert(messages).values(message);
    },
  };
}

export type InboxRepository = ReturnType<typeof createInboxRepository>;
