import {
  type ContactForm,
  type EndpointParsed,
  languageOf,
  type Outcome,
  pageSchemas,
  readStored,
} from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { english, plainMail } from '../../service/index.ts';
import { createPagesRepository } from '../../site/index.ts';
import type { Deps } from '../deps.ts';
import { arrive, pageOfConversations } from '../inbox/conversations.ts';
import { createConversationRoom } from '../inbox/room.ts';
import { messageKind } from './message-kind.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { createSpamSenders } from './spam-senders.ts';

/** What the operations on messages share. */
export const createMessagesRoom = (deps: Deps) => ({
  ...createConversationRoom(deps, messageKind(deps)),
  messages: createMessagesRepository(deps.database),
  pages: createPagesRepository(deps.database.tables),
  spamSenders: createSpamSenders(deps),
});

type MessagesRoom = ReturnType<typeof createMessagesRoom>;

/** @returns what its sender reads */
export async function sendMessage(room: MessagesRoom, form: ContactForm): Promise<Outcome> {
  const { forms, spamSenders, publicUrl } = room;
  const { name, email, subject, message: content } = form;
  const language = languageOf(`${subject}\n${content}`, form.locale);
  const within = await replyTime(room);
  await forms.receive('contact', form, async (tx) => {
    const spam = await spamSenders.has(tx, email);
    const state = spam ? 'spam' : 'open';
    const sent = { name, email, subject, content, isEmail: true, spam, state, language } as const;
    await arrive(room, tx, { ...sent, type: 'contact-form', status: 'unread' }, spam);
    await forms.mail(tx, {
      ...contactMail(email, publicUrl, within),
      language: language || form.locale,
    });
  });
  return ['messageSent', { replyTime: within }];
}

export async function listMessages(
  room: MessagesRoom,
  actor: Account,
  query: EndpointParsed<'admin.messages.list'>['query'],
) {
  const { messages, database } = room;
  const { read } = database;
  const [page, unread] = await Promise.all([
    pageOfConversations(room, actor, query, (part, filter) =>
      messages.list(read, actor.userId, filter, part),
    ),
    messages.countUnread(read),
  ]);
  return { ...page, unread };
}

/** The promise that the contact page makes, so that page, answer and mail say the same. */
async function replyTime({ pages, database }: MessagesRoom): Promise<string> {
  const page = await pages.get(database.read, 'contact');
  return readStored(pageSchemas.contact, page?.content).value.replyTime || english.replyTime;
}

/** The company's own words for it as they are; those that nobody has changed in the mail's language. */
const contactMail = (recipient: string, site: string, replyTime: string) =>
  plainMail(recipient, (words) =>
    words.messageArrived(site, replyTime === english.replyTime ? words.replyTime : replyTime),
  );
