import { type EndpointParsed, type MessageChange, problemTexts } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { presentDated, readPage } from '../../lib/list-page.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { keyed } from '../../lib/secrets.ts';
import type { Deps } from '../deps.ts';
import { answerables } from '../inbox/answerable.ts';
import { createAssignees } from '../inbox/assignees.ts';
import { createNotesService } from '../inbox/notes.service.ts';
import { createReadings } from '../inbox/readings.ts';
import { createReplies } from '../inbox/replies.service.ts';
import { toEach } from '../inbox/to-each.ts';
import {
  createMessagesRepository,
  createReadersRepository,
  createSpamSendersRepository,
  type StoredMessage,
} from './messages.repository.ts';
import { seenBy } from './seen-by.ts';

const { gone: noMessage } = answerables.messages;

/**
 * What the audit log keeps of a deleted message: which it was, nothing of who wrote what, so that
 * deleting a message really deletes it.
 */
const auditedPartOf = ({ type, status, createdAt }: StoredMessage) =>
  presentDated({ type, status, createdAt });

type ReplyInput = EndpointParsed<'admin.messages.reply'>['body'];

/** What administrators do with the messages that have arrived. */
export function createMessagesService(deps: Deps) {
  const { database, audit, trash, announcements, clock, secret } = deps;
  const { read, write } = database;
  const messages = createMessagesRepository(database);
  const readers = createReadersRepository(database.tables);
  const notes = createNotesService(deps, 'messages');
  const assignees = createAssignees(database.tables);
  const spamSenders = createSpamSendersRepository(database.tables);
  const readingOf = createReadings(database);
  const replies = createReplies(deps, 'messages');

  /** Some messages as the actor sees them. */
  const present = async (db: Queryable, actor: Account, rows: StoredMessage[]) => {
    const opened = await readers.listOf(
      db,
      rows.map(({ id }) => id),
    );
    const reading = await readingOf(db, actor);
    const last = await replies.lastOf(db, rows);
    return rows.map((row) => ({
      ...presentDated(row),
      seen: seenBy(reading, row, opened),
      last_reply: last(row),
    }));
  };
  const presentOne = async (db: Queryable, actor: Account, row: StoredMessage) => {
    const [shown] = await present(db, actor, [row]);
    return found(shown, noMessage);
  };

  /** What its sender writes from now on goes where this message goes. */
  const learnSpam = async (tx: Queryable, { email }: StoredMessage, isSpam: boolean) => {
    const mailbox = keyed(secret, `spam:${mailboxOf(email)}`);
    if (isSpam) await spamSenders.insertNew(tx, { mailbox, createdAt: clock.now() });
    else await spamSenders.delete(tx, mailbox);
  };

  /**
   * Unread means that nobody has read it: a message that a colleague has opened, too, becomes new to
   * the actor alone. Where it is not known who has, or where the actor was not there yet, it becomes
   * new to everybody, for otherwise it could not be new to the actor.
   * @returns what the message is then
   */
  const markUnread = async (tx: Queryable, actor: Account, message: StoredMessage) => {
    const { id, status, readUnnoted, createdAt } = message;
    await readers.deleteOwn(tx, id, actor.userId);
    const { since } = await readingOf(tx, actor);
    const isKnown = !(readUnnoted || (since && createdAt < since));
    const isOthers = isKnown && (await readers.listOf(tx, [id])).length > 0;
    if (status === 'read' && isOthers) return status;
    await readers.deleteOf(tx, id);
    await messages.update(tx, id, { readUnnoted: false });
    return 'unread';
  };

  const change = async (
    tx: Queryable,
    actor: Account,
    message: StoredMessage,
    {
      seen,
      status: wanted = seen && message.status === 'unread' ? 'read' : message.status,
      state = message.state,
      assigneeId = message.assigneeId,
    }: MessageChange,
  ): Promise<StoredMessage> => {
    const { id } = message;
    const isLeft = wanted === 'unread' && message.status !== 'unread';
    const status = isLeft ? await markUnread(tx, actor, message) : wanted;
    const before = { status: message.status, state: message.state, assigneeId: message.assigneeId };
    const after = { status, state, assigneeId };
    if (seen || wanted === 'read') await readers.add(tx, id, actor.userId);
    if (JSON.stringify(before) === JSON.stringify(after)) return message;
    await messages.update(tx, id, { ...after, spam: state === 'spam' });
    if (message.isEmail && (state === 'spam') !== (before.state === 'spam'))
      await learnSpam(tx, message, state === 'spam');
    // who has read something has changed nothing
    if (isMoreThanReading(before, after)) {
      const about = { subject: 'message', id, name: message.subject } as const;
      const told = async ({ assigneeId: given, ...others }: typeof before) => ({
        ...others,
        assignee: await assignees.emailOf(tx, given),
      });
      await audit.record(tx, actor, 'changed', about, await told(before), await told(after));
    }
    await announcements.announce(tx, { kind: 'message', id });
    return { ...message, ...after };
  };

  const remove = async (tx: Queryable, actor: Account, message: StoredMessage): Promise<void> => {
    const { id, subject: name, email } = message;
    await trash.put(tx, actor, { kind: 'message', id, name, email });
    await audit.forgetMessages(tx, [id]);
    await messages.delete(tx, id);
    const about = { subject: 'message', id, name: '' } as const;
    await audit.record(tx, actor, 'deleted', about, auditedPartOf(message));
    await announcements.announce(tx, { kind: 'message', id });
  };

  const lock = async (tx: Queryable, id: string): Promise<StoredMessage> =>
    found(await messages.lock(tx, id), noMessage);

  return {
    /** For a change. @throws {ProblemError} `not-found` */
    lock,

    async list(actor: Account, query: EndpointParsed<'admin.messages.list'>['query']) {
      const reading = await readingOf(read, actor);
      const [{ items, next }, unread] = await Promise.all([
        readPage(
          query,
          (part, filter) => messages.list(read, reading, filter, part),
          (row) => row,
        ),
        messages.countUnread(read),
      ]);
      return { items: await present(read, actor, items), next, unread };
    },

    /** @throws {ProblemError} `not-found` */
    async require(actor: Account, id: string) {
      const message = found(await messages.get(read, id), noMessage);
      return {
        ...(await presentOne(read, actor, message)),
        ...(await replies.read(actor, id)),
        notes: await notes.listOf(read, actor, id),
      };
    },

    /** @throws {ProblemError} `not-found`; `invalid` for somebody who cannot answer it */
    change: (actor: Account, id: string, sent: MessageChange) =>
      write(async (tx) => {
        const message = await lock(tx, id);
        await assignees.require(tx, sent.assigneeId);
        return presentOne(tx, actor, await change(tx, actor, message, sent));
      }),

    /** @throws {ProblemError} `invalid` for somebody who cannot answer them */
    changeEach: (actor: Account, ids: string[], sent: MessageChange) =>
      toEach(database, {
        ids,
        check: (tx) => assignees.require(tx, sent.assigneeId),
        lock: messages.lock,
        work: (tx, one) => change(tx, actor, one, sent),
      }),

    /**
     * With the answers to it; one that still waits to be sent is sent.
     * @throws {ProblemError} `not-found`
     */
    async delete(actor: Account, id: string): Promise<void> {
      await write(async (tx) => remove(tx, actor, await lock(tx, id)));
    },

    deleteEach: (actor: Account, ids: string[]) =>
      toEach(database, {
        ids,
        lock: messages.lock,
        work: (tx, message) => remove(tx, actor, message),
      }),

    /** @throws {ProblemError} `not-found`; `conflict` where there is nobody to answer */
    reply: (actor: Account, id: string, sent: ReplyInput) =>
      replies.send(actor, id, sent, {
        load: async (tx) => {
          const message = await lock(tx, id);
          if (!message.isEmail) throw new ProblemError('conflict', problemTexts.notFromMail);
          return message;
        },
        onSent: async (tx) => {
          const message = found(await messages.get(tx, id), noMessage);
          const status = message.status === 'unread' ? 'read' : message.status;
          await readers.add(tx, id, actor.userId);
          // nobody answers spam: what was taken for it was none
          if (message.spam) await learnSpam(tx, message, false);
          await messages.update(tx, id, { status, state: 'answered', spam: false });
        },
      }),
  };
}

type Standing = Pick<StoredMessage, 'status' | 'state' | 'assigneeId'>;

/** Whether a change does more than to say that somebody has, or has not, read a message. */
const isMoreThanReading = (before: Standing, after: Standing): boolean =>
  before.state !== after.state ||
  before.assigneeId !== after.assigneeId ||
  [before.status, after.status].includes('archived');
