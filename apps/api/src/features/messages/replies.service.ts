import { type EndpointParsed, type MessageReply, problemTexts } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { keyed } from '../../lib/secrets.ts';
import { createUsersRepository } from '../auth/users.repository.ts';
import { createSettingsService } from '../settings/settings.service.ts';
import {
  createMessagesRepository,
  createRepliesRepository,
  type ReplyWithMail,
  type StoredMessage,
} from './messages.repository.ts';
import { replyMail } from './reply.mails.ts';

export const noMessage = () => new ProblemError('not-found', problemTexts.noMessage);

/** A mail is forgotten a week after it went, so an answer without one has been sent. */
export function presentReply({ reply, mail }: ReplyWithMail): MessageReply {
  const status = mail?.status ?? 'sent';
  return {
    ...reply,
    date: reply.createdAt.toISOString(),
    status: status === 'parting' ? 'queued' : status,
    reason: mail?.lastError ?? '',
  };
}

/** Answers to messages, by mail. */
export function createRepliesService(deps: Deps) {
  const { database, outbox, audit, events, clock, ids, secret } = deps;
  const messages = createMessagesRepository(database);
  const replies = createRepliesRepository(database.tables);
  const users = createUsersRepository(database.tables);
  const settings = createSettingsService(deps);

  /**
   * The same for every repetition of one answer, so that it is stored once. Older than `additionId`
   * and kept as it is: an answer may be sent before an update and repeated after it.
   */
  const idOf = ({ userId }: Account, messageId: string, key: string | undefined): string =>
    key === undefined ? ids.next() : keyed(secret, `reply:${userId}:${messageId}:${key}`);

  const authorOf = async (tx: Queryable, { userId }: Account): Promise<string> => {
    const user = await users.get(tx, userId);
    return `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.email ?? '');
  };

  const requireAnswerable = (message: StoredMessage | undefined): StoredMessage => {
    if (!message) throw noMessage();
    if (message.isEmail) return message;
    throw new ProblemError('conflict', problemTexts.notFromMail);
  };

  return {
    /**
     * Queues the mail with the answer; sent again with the same key, it is one answer.
     * @throws {ProblemError} `not-found`; `conflict` where there is nobody to answer
     */
    async send(
      actor: Account,
      messageId: string,
      { content, key }: EndpointParsed<'admin.messages.reply'>['body'],
    ): Promise<MessageReply> {
      const id = idOf(actor, messageId, key);
      const { company } = (await settings.load()).body;
      return database.write(async (tx) => {
        const message = requireAnswerable(await messages.lock(tx, messageId));
        const author = await authorOf(tx, actor);
        // the mail has the id of its answer: the outbox keeps it as long as it is needed
        const reply = { id, messageId, mailId: id, content, author, createdAt: clock.now() };
        if (await replies.insert(tx, reply)) {
          const mail = replyMail(message, reply, company.email);
          await outbox.queue(tx, mail);
          if (message.status === 'unread') await messages.update(tx, messageId, { status: 'read' });
          const entry = { action: 'sent', subject: 'message', id: messageId } as const;
          await audit.record(tx, actor, { ...entry, name: mail.subject });
          await events.announce(tx, { kind: 'message', id: messageId });
        }
        const stored = await replies.getById(tx, id);
        return presentReply(stored ?? { reply, mail: null });
      });
    },
  };
}
