import {
  type ContactForm,
  type EndpointParsed,
  type MessageChange,
  messageFields,
  type Outcome,
  pageSchemas,
  readStored,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { presentDated } from '../../lib/list-page.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { keyed } from '../../lib/secrets.ts';
import { english, plainMail } from '../../service/index.ts';
import { createPagesRepository } from '../../site/index.ts';
import type { Deps } from '../deps.ts';
import { createConversations, type KindOfConversation } from '../inbox/conversations.service.ts';
import { createReadings } from '../inbox/readings.repository.ts';
import {
  createMessagesRepository,
  createSpamSendersRepository,
  type StoredMessage,
} from './messages.repository.ts';

type Standing = Pick<StoredMessage, 'status' | 'state' | 'assigneeId'>;

/** What administrators do with the messages that have arrived. */
export function createMessagesService(deps: Deps) {
  const { database, audit, forms, webhooks, clock, secret, publicUrl } = deps;
  const { read, tables } = database;
  const messages = createMessagesRepository(database);
  const readings = createReadings(database, tables.messages);
  const spamSenders = createSpamSendersRepository(tables);

  const fingerprint = (email: string) => keyed(secret, `spam:${mailboxOf(email)}`);
  /** What its sender writes from now on goes where this message goes. */
  const learnSpam = async (tx: Queryable, { email }: StoredMessage, isSpam: boolean) => {
    const mailbox = fingerprint(email);
    if (isSpam) await spamSenders.insertNew(tx, { mailbox, createdAt: clock.now() });
    else await spamSenders.delete(tx, mailbox);
  };

  /**
   * Unread means that nobody has read it: a message that a colleague has opened, too, is new to the
   * actor alone.
   * @param status that is wanted, if any: `unread` of one that was read before that was noted, or
   * is archived, makes it new to everyone
   */
  const unread = async (
    tx: Queryable,
    { userId }: Account,
    message: StoredMessage,
    status: StoredMessage['status'] | undefined,
  ) => {
    const { id, readUnnoted } = message;
    if (message.status === 'archived' && status === undefined) return message.status;
    const isUnnoted = readUnnoted && status === undefined;
    const isOthers = isUnnoted || (await readings.isSeenByOthers(tx, id, userId));
    if (message.status === 'read' && isOthers) return message.status;
    if (message.status !== 'unread') await readings.forget(tx, id);
    return 'unread';
  };

  const own: KindOfConversation<StoredMessage, typeof messageFields, Standing, MessageChange> = {
    kind: 'message',
    table: tables.messages,
    rows: messages,
    fields: messageFields,
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
    quote: async (_tx, message) => message,
    requireAnswerable({ isEmail }) {
      if (!isEmail) throw new ProblemError('conflict', 'notFromMail');
    },
    standingOf: ({ status, state, assigneeId }) => ({ status, state, assigneeId }),
    async changed(tx, actor, message, sent) {
      const { state = message.state, assigneeId = message.assigneeId } = sent;
      const isOpened = sent.seen && message.status === 'unread';
      const wanted = sent.status ?? (isOpened ? 'read' : message.status);
      const isUnread = sent.seen === false || (wanted === 'unread' && message.status !== 'unread');
      const status = isUnread ? await unread(tx, actor, message, sent.status) : wanted;
      const seen = isUnread ? false : sent.seen || wanted === 'read' || undefined;
      return { standing: { status, state, assigneeId }, seen };
    },
    async store(tx, message, { state }) {
      const spam = state === 'spam';
      if (message.isEmail && spam !== message.spam) await learnSpam(tx, message, spam);
      return { spam };
    },
    isLogged: (before, after) =>
      before.state !== after.state ||
      before.assigneeId !== after.assigneeId ||
      [before.status, after.status].includes('archived'),
    // nobody answers spam: what was taken for it was none
    answered: ({ status, assigneeId }) => ({
      status: status === 'unread' ? 'read' : status,
      state: 'answered',
      assigneeId,
    }),
    reopened: ({ state, assigneeId }) =>
      state === 'answered' ? { status: 'unread', state: 'open', assigneeId } : undefined,
    retried: ({ status, state, assigneeId }) =>
      state === 'open' ? { status, state: 'answered', assigneeId } : undefined,
    forget: (tx, id) => audit.forgetMessages(tx, [id]),
  };
  const conversations = createConversations(deps, own);

  /** The promise that the contact page makes, so that page, answer and mail say the same. */
  const replyTime = async (): Promise<string> => {
    const page = await createPagesRepository(tables).get(read, 'contact');
    return readStored(pageSchemas.contact, page?.content).value.replyTime || english.replyTime;
  };

  return {
    ...conversations,

    /** @returns what its sender reads */
    async send(form: ContactForm): Promise<Outcome> {
      const { name, email, subject, message: content } = form;
      const within = await replyTime();
      await forms.receive('contact', form, async (tx) => {
        const spam = (await spamSenders.get(tx, fingerprint(email))) !== undefined;
        const state = spam ? 'spam' : 'open';
        const sent = { name, email, subject, content, isEmail: true, spam, state } as const;
        await conversations.arrive(tx, { ...sent, type: 'contact-form', status: 'unread' }, spam);
        await forms.mail(tx, contactMail(email, publicUrl, within));
      });
      return ['messageSent', { replyTime: within }];
    },

    async list(actor: Account, query: EndpointParsed<'admin.messages.list'>['query']) {
      const [page, unread] = await Promise.all([
        conversations.page(actor, query, (part, filter) =>
          messages.list(read, actor.userId, filter, part),
        ),
        messages.countUnread(read),
      ]);
      return { ...page, unread };
    },
  };
}

/** The company's own words for it as they are; those that nobody has changed in the mail's language. */
const contactMail = (recipient: string, site: string, replyTime: string) =>
  plainMail(recipient, (words) =>
    words.messageArrived(site, replyTime === english.replyTime ? words.replyTime : replyTime),
  );
