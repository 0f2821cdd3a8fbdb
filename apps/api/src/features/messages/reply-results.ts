import type { Queryable } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import type { OutboxMail } from '../mail/outbox.repository.ts';
import type { MailOutcome } from '../mail/outbox.service.ts';
import { createMessagesRepository, createReadersRepository } from './messages.repository.ts';
import { createRepliesRepository } from './replies.repository.ts';
import { answeredBy } from './reply-mail.ts';

/** What becomes of a message with the mail that answers it. */
export function createReplyResults({ database }: Pick<Platform, 'database'>) {
  const messages = createMessagesRepository(database);
  const readers = createReadersRepository(database.tables);
  const replies = createRepliesRepository(database.tables, 'messages');

  /** The message that a mail is the newest answer to. */
  const lastAnswered = async (tx: Queryable, { id, cause }: OutboxMail) => {
    const messageId = answeredBy(cause);
    const message = messageId === undefined ? undefined : await messages.lock(tx, messageId);
    if (!message) return undefined;
    const last = (await replies.lastOf(tx, [message.id])).get(message.id);
    return last?.reply.mailId === id ? message : undefined;
  };

  return {
    /**
     * Inside the write that settles a mail: whose answer was given up waits for one again, and is new
     * to everybody.
     * @returns the message that is open again
     */
    async note(
      tx: Queryable,
      mail: OutboxMail,
      { status }: MailOutcome,
    ): Promise<string | undefined> {
      if (status !== 'failed') return undefined;
      const message = await lastAnswered(tx, mail);
      if (message?.state !== 'answered') return undefined;
      await readers.deleteOf(tx, message.id);
      const again = { state: 'open', status: 'unread', readUnnoted: false } as const;
      await messages.update(tx, message.id, again);
      return message.id;
    },

    /** Inside the write that tries a mail again: it is as if its answer had just been written. */
    async noteRetry(tx: Queryable, mail: OutboxMail): Promise<void> {
      const message = await lastAnswered(tx, mail);
      if (message?.state === 'open') await messages.update(tx, message.id, { state: 'answered' });
    },
  };
}
