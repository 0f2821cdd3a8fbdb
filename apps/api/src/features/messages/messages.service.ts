import type { EndpointParsed, Message, MessageStatus } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { presentPage, readPage } from '../../lib/list-page.ts';
import {
  createMessagesRepository,
  createRepliesRepository,
  type StoredMessage,
} from './messages.repository.ts';
import { noMessage, presentReply } from './replies.service.ts';

const presentMessage = ({ createdAt, ...message }: StoredMessage): Message => ({
  ...message,
  date: createdAt.toISOString(),
});

/**
 * What the audit log keeps of a deleted message: which it was, nothing of who wrote what, so that
 * deleting a message really deletes it.
 */
const auditedPartOf = ({ type, status, createdAt }: StoredMessage) => ({
  type,
  status,
  date: createdAt.toISOString(),
});

/** What administrators do with the messages that have arrived. */
export function createMessagesService({ database, audit, events }: Deps) {
  const { read, write } = database;
  const messages = createMessagesRepository(database);
  const replies = createRepliesRepository(database.tables);

  return {
    async list({ after, ...filter }: EndpointParsed<'admin.messages.list'>['query']) {
      const [page, unread] = await Promise.all([
        readPage(after, (part) => messages.list(read, filter, part)),
        messages.countUnread(read),
      ]);
      return { ...presentPage(page, presentMessage), unread };
    },

    /** @throws {ProblemError} `not-found` */
    async require(id: string) {
      const message = await messages.get(read, id);
      if (!message) throw noMessage();
      const answers = await replies.listOf(read, id);
      return { ...presentMessage(message), replies: answers.map(presentReply) };
    },

    /** @throws {ProblemError} `not-found` */
    async setStatus(actor: Account, id: string, status: MessageStatus) {
      return write(async (tx) => {
        const message = await messages.lock(tx, id);
        if (!message) throw noMessage();
        if (message.status !== status) {
          await messages.update(tx, id, { status });
          await audit.record(tx, actor, {
            action: 'changed',
            subject: 'message',
            id,
            name: message.subject,
            before: { status: message.status },
            after: { status },
          });
          await events.announce(tx, { kind: 'message', id });
        }
        return presentMessage({ ...message, status });
      });
    },

    /**
     * With the answers to it; one that still waits to be sent is sent.
     * @throws {ProblemError} `not-found`
     */
    async delete(actor: Account, id: string): Promise<void> {
      await write(async (tx) => {
        const message = await messages.lock(tx, id);
        if (!message) throw noMessage();
        await audit.forgetMessages(tx, [id]);
        await messages.delete(tx, id);
        const entry = { action: 'deleted', subject: 'message', id, name: '' } as const;
        await audit.record(tx, actor, { ...entry, before: auditedPartOf(message) });
        await events.announce(tx, { kind: 'message', id });
      });
    },
  };
}
