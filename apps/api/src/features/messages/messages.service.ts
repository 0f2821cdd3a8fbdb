import type { EndpointParsed, MessageStatus } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { presentDated, readPage } from '../../lib/list-page.ts';
import { found } from '../../lib/problem-error.ts';
import {
  createMessagesRepository,
  createRepliesRepository,
  type StoredMessage,
} from './messages.repository.ts';
import { noMessage, presentReply } from './replies.service.ts';

/**
 * What the audit log keeps of a deleted message: which it was, nothing of who wrote what, so that
 * deleting a message really deletes it.
 */
const auditedPartOf = ({ type, status, createdAt }: StoredMessage) =>
  presentDated({ type, status, createdAt });

/** What administrators do with the messages that have arrived. */
export function createMessagesService({ database, audit, events }: Deps) {
  const { read, write } = database;
  const messages = createMessagesRepository(database);
  const replies = createRepliesRepository(database.tables);

  return {
    async list(query: EndpointParsed<'admin.messages.list'>['query']) {
      const [page, unread] = await Promise.all([
        readPage(query, (part, filter) => messages.list(read, filter, part), presentDated),
        messages.countUnread(read),
      ]);
      return { ...page, unread };
    },

    /** @throws {ProblemError} `not-found` */
    async require(id: string) {
      const message = found(await messages.get(read, id), noMessage);
      const answers = await replies.listOf(read, id);
      return { ...presentDated(message), replies: answers.map(presentReply) };
    },

    /** @throws {ProblemError} `not-found` */
    async setStatus(actor: Account, id: string, status: MessageStatus) {
      return write(async (tx) => {
        const message = found(await messages.lock(tx, id), noMessage);
        if (message.status !== status) {
          await messages.update(tx, id, { status });
          const about = { subject: 'message', id, name: message.subject } as const;
          const before = { status: message.status };
          await audit.record(tx, actor, 'changed', about, before, { status });
          await events.announce(tx, { kind: 'message', id });
        }
        return presentDated({ ...message, status });
      });
    },

    /**
     * With the answers to it; one that still waits to be sent is sent.
     * @throws {ProblemError} `not-found`
     */
    async delete(actor: Account, id: string): Promise<void> {
      await write(async (tx) => {
        const message = found(await messages.lock(tx, id), noMessage);
        await audit.forgetMessages(tx, [id]);
        await messages.delete(tx, id);
        const about = { subject: 'message', id, name: '' } as const;
        await audit.record(tx, actor, 'deleted', about, auditedPartOf(message));
        await events.announce(tx, { kind: 'message', id });
      });
    },
  };
}
