import {
  type EndpointParsed,
  fillVariables,
  type LastReply,
  type MessageReply,
  type ReplyFile,
  unknownVariables,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import { keyed } from '../../lib/secrets.ts';
import type { Deps } from '../deps.ts';
import type { ConversationKind } from './conversations.repository.ts';
import { createInboxSettings } from './inbox-settings.service.ts';
import { createRepliesRepository, type Reply, type ReplyWithMail } from './replies.repository.ts';
import { createReplyFiles } from './reply-files.service.ts';
import { type Quoted, replyMail } from './reply-mail.ts';

/** A mail is forgotten a week after a server took it: an answer without one has been sent. */
export function presentReply({ reply, mail }: ReplyWithMail, files: ReplyFile[]): MessageReply {
  const { conversationId: _, ...shown } = reply;
  const status = mail?.status ?? 'sent';
  return {
    ...shown,
    date: reply.createdAt.toISOString(),
    files,
    status: status === 'parting' ? 'queued' : status,
    kept_as_file: mail?.status === 'sent' && mail.keptAsFile,
    reason: mail?.lastError ?? '',
  };
}

function presentLastReply(last: ReplyWithMail | undefined): LastReply | null {
  if (!last) return null;
  const { author, date, status, kept_as_file } = presentReply(last, []);
  return { author, date, unsent: status === 'failed' || kept_as_file };
}

type SentReply = EndpointParsed<'admin.messages.reply'>['body'];

/** What differs between answers to messages and to applications. */
interface Answered {
  /** Locks what is answered. @throws {ProblemError} where it is gone, or has nobody to answer */
  load(tx: Queryable): Promise<Quoted>;
  /** Inside the write, once the answer is stored. */
  onSent(tx: Queryable): Promise<void>;
}

/** Answers by mail. */
export function createReplies(deps: Deps, kind: ConversationKind) {
  const { database, outbox, mailVoices, audit, announcements, clock, ids, secret } = deps;
  const replies = createRepliesRepository(database.tables);
  const inbox = createInboxSettings(deps);
  const files = createReplyFiles(deps, kind);

  const presentAll = async (db: Queryable, conversationId: string, rows: ReplyWithMail[]) => {
    const byReply = await files.listByReply(db, conversationId);
    return rows.map((row) => presentReply(row, byReply.get(row.reply.id) ?? []));
  };

  /**
   * The same for every repetition of one answer, so that it is stored once. Older than `additionId`
   * and kept as it is: an answer may be sent before an update and repeated after it.
   */
  const idOf = ({ userId }: Account, conversationId: string, key: string | undefined): string =>
    key === undefined ? ids.next() : keyed(secret, `reply:${userId}:${conversationId}:${key}`);

  /** Two people may answer at once: the second is told of the first answer before it is sent. */
  const refuseOvertaken = async (
    tx: Queryable,
    { id, conversationId }: Reply,
    seen: number | undefined,
  ): Promise<void> => {
    if (seen === undefined) return;
    const stored = await replies.listOf(tx, conversationId);
    const newest = stored.at(-1);
    if (!newest || stored.length <= seen || stored.some(({ reply }) => reply.id === id)) return;
    throw new ProblemError('conflict', ['replyOvertaken', { author: newest.reply.author }], {
      current: { replies: await presentAll(tx, conversationId, stored) },
    });
  };

  return {
    /** The newest answers to some. */
    async lastOf(db: Queryable, rows: readonly { id: string }[]) {
      const last = await replies.lastOf(
        db,
        rows.map(({ id }) => id),
      );
      return ({ id }: { id: string }) => presentLastReply(last.get(id));
    },

    /** Whether a mail is the newest answer to something. */
    async isNewest(db: Queryable, conversationId: string, mailId: string): Promise<boolean> {
      const last = await replies.lastOf(db, [conversationId]);
      return last.get(conversationId)?.reply.mailId === mailId;
    },

    /** The answers to something, and what the actor has ready for the next. */
    async read(actor: Account, conversationId: string) {
      const stored = await replies.listOf(database.read, conversationId);
      return {
        replies: await presentAll(database.read, conversationId, stored),
        unsent_files: await files.listUnsent(database.read, actor, conversationId),
      };
    },

    /**
     * Queues the mail with the answer; sent again with the same key, it is one answer.
     * @throws {ProblemError} `invalid` where it says what nothing stands for; `conflict` where
     * someone has answered since it was begun
     */
    async send(
      actor: Account,
      conversationId: string,
      { content, key, seen_replies, files: wanted = [] }: SentReply,
      { load, onSent }: Answered,
    ): Promise<MessageReply> {
      const id = idOf(actor, conversationId, key);
      const { company, author, signature } = await inbox.sender(actor);
      return database.write(async (tx) => {
        const quoted = await load(tx);
        const { name } = quoted;
        // 'Order {ref}' may be what they wrote themselves, and stands for itself
        const theirs = unknownVariables(`${name} ${quoted.subject} ${quoted.content}`);
        const unknown = unknownVariables(content).filter((one) => !theirs.includes(one));
        if (unknown.length > 0) {
          throw invalidField('content', ['variablesInReply', { names: unknown }]);
        }
        const values = { name, subject: quoted.subject, company: company.name, me: author };
        const filled = fillVariables(content, values);
        const reply: Reply = {
          ...{ id, conversationId, content: filled, author, createdAt: clock.now() },
          // the mail has the id of its answer: the outbox keeps it as long as it is needed
          mailId: id,
        };
        await refuseOvertaken(tx, reply, seen_replies);
        if (await replies.insert(tx, reply)) {
          const { words } = await mailVoices.read(tx);
          const from = { words, signature, company: company.email };
          const mail = replyMail(quoted, reply, from);
          const mailed = await files.sendWith(tx, actor, reply, wanted);
          await outbox.queue(tx, mailed.length > 0 ? { ...mail, files: mailed } : mail);
          await onSent(tx);
          await audit.record(tx, actor, 'sent', {
            subject: kind,
            id: conversationId,
            name: mail.subject,
          });
          await announcements.announce(tx, { kind, id: conversationId });
        }
        const stored = await replies.getById(tx, id);
        const [presented] = await presentAll(tx, conversationId, [stored ?? { reply, mail: null }]);
        return presented ?? presentReply({ reply, mail: null }, []);
      });
    },
  };
}
