import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';

/** What has arrived, as the log and open pages name it. */
export type ConversationKind = 'message' | 'application';

/** The conversations of all messages, or of all applications. */
export function createConversationsRepository({ conversations }: Tables, kind: ConversationKind) {
  const { messageId, applicationId } = conversations;
  const rows = rowsOf(conversations, kind === 'message' ? messageId : applicationId);
  return {
    /** Inside the write that stores what it is about. */
    insert: (tx: Queryable, id: string): Promise<void> =>
      rows.insert(tx, kind === 'message' ? { id, messageId: id } : { id, applicationId: id }),
    /** @returns false where there is none of this kind; otherwise it stays until the write ends */
    hold: async (tx: Queryable, id: string): Promise<boolean> =>
      (await rows.hold(tx, id)) !== undefined,
  };
}
