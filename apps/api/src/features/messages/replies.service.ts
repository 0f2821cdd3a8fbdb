import { type EndpointParsed, email, type MessageReply, problemTexts } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { keyed } from '../../lib/secrets.ts';
import { createUsersRepository } from '../auth/users.repository.ts';
import type { OutgoingMail } from '../mail/outbox.service.ts';
import { createSettingsService } from '../settings/settings.service.ts';
import {
  createMessagesRepository,
  createRepliesRepository,
  type Reply,
  type ReplyWithMail,
  type StoredMessage,
} from './messages.repository.ts';

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
        const message = found(await messages.lock(tx, messageId), noMessage);
        if (!message.isEmail) throw new ProblemError('conflict', problemTexts.notFromMail);
        const author = await authorOf(tx, actor);
        // the mail has the id of its answer: the outbox keeps it as long as it is needed
        const reply = { id, messageId, mailId: id, content, author, createdAt: clock.now() };
        if (await replies.insert(tx, reply)) {
          const mail = replyMail(message, reply, company.email);
          await outbox.queue(tx, mail);
          if (message.status === 'unread') await messages.update(tx, messageId, { status: 'read' });
          const about = { subject: 'message', id: messageId, name: mail.subject } as const;
          await audit.record(tx, actor, 'sent', about);
          await events.announce(tx, { kind: 'message', id: messageId });
        }
        const stored = await replies.getById(tx, id);
        return presentReply(stored ?? { reply, mail: null });
      });
    },
  };
}

const CAUSE = 'reply';

/** There is one mail for one answer, and it says whose message that answers. */
const causeOf = ({ id, messageId }: Reply) => `${CAUSE}:${messageId}:${id}`;

/** The message that a mail answers; undefined for other mails. */
export const answeredBy = (cause: string | null): string | undefined =>
  /^reply:([^:]+):/.exec(cause ?? '')?.[1];

/**
 * An answer, with what it answers below it.
 * @param company where the sender's own answer goes; no header unless it is an address
 */
const replyMail = (message: StoredMessage, reply: Reply, company: string): OutgoingMail => {
  const replyTo = email().safeParse(company).data;
  return {
    id: reply.mailId,
    cause: causeOf(reply),
    recipient: message.email,
    subject: replySubject(message.subject),
    body: `${reply.content}\n\n${quote(message)}\n`,
    ...(replyTo ? { headers: { 'Reply-To': replyTo } } : {}),
  };
};

/** On one line, whatever was typed into the form. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** An answer to an answer stays one. */
function replySubject(subject: string): string {
  const line = onOneLine(subject);
  return /^re:/i.test(line) ? line : `Re: ${line}`;
}

function quote({ name, content, createdAt }: StoredMessage): string {
  const written = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  const lines = content.split(/\r\n|\r|\n/).map((line) => (line ? `> ${line}` : '>'));
  return [`On ${written} UTC, ${onOneLine(name)} wrote:`, ...lines].join('\n');
}
