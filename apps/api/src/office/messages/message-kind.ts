import {
  type MessageChange,
  messageFields,
  messageStanding,
  picked,
  type ValuesOf,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { presentDated } from '../../lib/list-page.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { Deps } from '../deps.ts';
import type { KindOfConversation } from '../inbox/conversation-kind.ts';
import { createReadings } from '../inbox/readings.repository.ts';
import { createMessagesRepository, type StoredMessage } from './messages.repository.ts';
import { createSpamSenders } from './spam-senders.ts';

export interface MessageTypes {
  row: StoredMessage;
  shown: ValuesOf<typeof messageFields>;
  standing: Pick<StoredMessage, keyof typeof messageStanding>;
  change: MessageChange;
}

const standingOf = (message: StoredMessage) => picked(messageStanding, message);

/** What only messages have. */
export function messageKind(deps: Deps): KindOfConversation<MessageTypes> {
  const { database, audit, webhooks } = deps;
  const table = database.tables.messages;
  const readings = createReadings(database, table);
  const spamSenders = createSpamSenders(deps);
  return {
    kind: 'message',
    table,
    rows: createMessagesRepository(database),
    shown: (message) => picked(messageFields, message),
    isSettled: ({ status, state }) => {
      if (status === 'archived' || state === 'spam') return true;
      return status === 'unread' ? false : undefined;
    },
    emitArrival: (tx, _message, at) => webhooks.emit(tx, 'message.created', at),
    nameOf: ({ subject }) => subject,
    // which it was, nothing of who wrote what, so that deleting a message really deletes it
    keptOf: ({ type, status, createdAt }) => ({
      name: '',
      before: presentDated({ type, status, createdAt }),
    }),
    quote: (message) => message,
    requireAnswerable({ isEmail }) {
      if (!isEmail) throw new ProblemError('conflict', 'notFromMail');
    },
    standingOf,
    async changed(tx, actor, message, sent) {
      const before = standingOf(message);
      const {
        state = before.state,
        assigneeId = before.assigneeId,
        language = before.language,
      } = sent;
      const isOpened = sent.seen && message.status === 'unread';
      const wanted = sent.status ?? (isOpened ? 'read' : message.status);
      const isUnread = sent.seen === false || (wanted === 'unread' && message.status !== 'unread');
      const status = isUnread ? await unread(readings, tx, actor, message, sent.status) : wanted;
      const seen = isUnread ? false : sent.seen || wanted === 'read' || undefined;
      return { standing: { status, state, assigneeId, language }, seen };
    },
    async store(tx, { isEmail, email, spam: wasSpam }, { state }) {
      const spam = state === 'spam';
      if (isEmail && spam !== wasSpam) await spamSenders.set(tx, email, spam);
      return { spam };
    },
    isLogged: (before, after) =>
      before.state !== after.state ||
      before.assigneeId !== after.assigneeId ||
      before.language !== after.language ||
      [before.status, after.status].includes('archived'),
    // nobody answers spam: what was taken for it was none
    answered: (message) => ({
      ...standingOf(message),
      status: message.status === 'unread' ? 'read' : message.status,
      state: 'answered',
    }),
    reopened: (message) =>
      message.state === 'answered'
        ? { ...standingOf(message), status: 'unread', state: 'open' }
        : undefined,
    retried: (message) =>
      message.state === 'open' ? { ...standingOf(message), state: 'answered' } : undefined,
    forget: (tx, id) => audit.forgetMessages(tx, [id]),
  };
}

/**
 * Unread means that nobody has read it: a message that a colleague has opened, too, is new to the
 * actor alone.
 * @param status that is wanted, if any: `unread` of one that was read before that was noted, or
 * is archived, makes it new to everyone
 */
async function unread(
  readings: ReturnType<typeof createReadings>,
  tx: Queryable,
  { userId }: Account,
  message: StoredMessage,
  status: StoredMessage['status'] | undefined,
) {
  const { id, readUnnoted } = message;
  if (message.status === 'archived' && status === undefined) return message.status;
  const isUnnoted = readUnnoted && status === undefined;
  const isOthers = isUnnoted || (await readings.isSeenByOthers(tx, id, userId));
  if (message.status === 'read' && isOthers) return message.status;
  if (message.status !== 'unread') await readings.forget(tx, id);
  return 'unread';
}
