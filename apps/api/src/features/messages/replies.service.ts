import type { EndpointParsed, MessageReply } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { keyed } from '../../lib/secrets.ts';
import type { RecordAct } from '../audit/index.ts';
import type { UsersRepository } from '../auth/users.repository.ts';
import type { Announce } from '../live-events/index.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import { presentReply } from './messages.presenter.ts';
import type { MessagesRepository, StoredMessage } from './messages.repository.ts';
import { noMessage } from './messages.service.ts';
import type { RepliesRepository } from './replies.repository.ts';
import { replyMail } from './reply.mails.ts';

interface Needs {
  database: Database;
  messages: MessagesRepository;
  replies: RepliesRepository;
  users: UsersRepository;
  outbox: Outbox;
  companyAddress: () => Promise<string>;
  record: RecordAct;
  announce: Announce;
  clock: Clock;
  ids: Ids;
  secret: string;
}

/** Answers to messages, by mail. */
export function createRepliesService(needs: Needs) {
  const { database, messages, replies, users, outbox, record, announce, clock, ids } = needs;

  /** The same for every repetition of one answer, so that it is one answer. */
  const idOf = (actor: Account, messageId: string, key: string | undefined) =>
    key === undefined
      ? ids.next()
      : keyed(needs.secret, `reply:${actor.userId}:${messageId}:${key}`);

  const authorOf = async (tx: Queryable, { userId }: Account): Promise<string> => {
    const user = await users.getById(tx, userId);
    return `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.email ?? '');
  };

  const requireAnswerable = (message: StoredMessage | undefined): StoredMessage => {
    if (!message) throw noMessage();
    if (message.isEmail) return message;
    throw new ProblemError(
      'conflict',
      'This message did not come by mail; there is no reply to it.',
    );
  };

  return {
    /**
     * Queues the mail with the answer; what becomes of it is told later.
     * @throws {ProblemError} `not-found`; `conflict` where there is nobody to answer
     */
    async send(
      actor: Account,
      messageId: string,
      { content, key }: EndpointParsed<'admin.messages.reply'>['body'],
    ): Promise<MessageReply> {
      const id = idOf(actor, messageId, key);
      const company = await needs.companyAddress();
      return database.write(async (tx) => {
        const message = requireAnswerable(await messages.lock(tx, messageId));
        const author = await authorOf(tx, actor);
        // the mail has the id of its answer: the outbox keeps it as long as it is needed
        const reply = { id, messageId, mailId: id, content, author, createdAt: clock.now() };
        if (await replies.insert(tx, reply)) {
          await outbox.queue(tx, replyMail(message, reply, company));
          if (message.status === 'unread') await messages.setStatus(tx, messageId, 'read');
          const act = { action: 'sent', subject: 'message', id: messageId } as const;
          await record(tx, actor, { ...act, name: replyMail(message, reply, company).subject });
          await announce(tx, { kind: 'message', id: messageId });
        }
        const stored = await replies.getById(tx, id);
        return presentReply(stored ?? { reply, mail: null });
      });
    },
  };
}

export type RepliesService = ReturnType<typeof createRepliesService>;
