import type { Queryable } from '../../db/database.ts';
import { mailRetried, mailSettled, type OutboxMail } from '../../service/index.ts';
import { createApplicationReaders } from '../applications/application-readers.repository.ts';
import { createApplicationsRepository } from '../applications/applications.repository.ts';
import type { Deps } from '../deps.ts';
import type { Answerable } from '../inbox/answerable.ts';
import { createInboxRepository } from '../inbox/inbox.repository.ts';
import { createRepliesRepository } from '../inbox/replies.repository.ts';
import { answeredBy } from '../inbox/reply-mail.ts';
import { createMessagesRepository, createReadersRepository } from './messages.repository.ts';

/** What becomes of messages and applications with the mails that answer them. */
export function followReplyMails({ database, events, announcements }: Deps): void {
  const { tables } = database;
  const messages = createMessagesRepository(database);
  const readers = createReadersRepository(tables);
  const applications = createApplicationsRepository(database);
  const inbox = createInboxRepository(tables);
  const applicationReaders = createApplicationReaders(database);

  /** Whether a mail is the newest answer to something. */
  const isNewest = async (tx: Queryable, of: Answerable, ownerId: string, { id }: OutboxMail) => {
    const last = await createRepliesRepository(tables, of).lastOf(tx, [ownerId]);
    return last.get(ownerId)?.reply.mailId === id;
  };

  /** The message that a mail is the newest answer to. */
  const lastAnswered = async (tx: Queryable, mail: OutboxMail) => {
    const messageId = answeredBy(mail.cause);
    const message = messageId === undefined ? undefined : await messages.lock(tx, messageId);
    if (!message || !(await isNewest(tx, 'messages', message.id, mail))) return undefined;
    return message;
  };

  /** An application has no state of its own: it is new again to everybody until somebody opens it. */
  const reopenApplication = async (tx: Queryable, mail: OutboxMail): Promise<void> => {
    const id = answeredBy(mail.cause);
    if (id === undefined || !(await applications.lock(tx, id))) return;
    if (await isNewest(tx, 'applications', id, mail))
      await applicationReaders.forget(tx, id, await inbox.listStaff(tx));
  };

  /** Whose answer was given up waits for one again, and is new to everybody. */
  const reopen = async (tx: Queryable, mail: OutboxMail): Promise<void> => {
    await reopenApplication(tx, mail);
    const message = await lastAnswered(tx, mail);
    if (message?.state !== 'answered') return;
    await readers.deleteOf(tx, message.id);
    const again = { state: 'open', status: 'unread', readUnnoted: false } as const;
    await messages.update(tx, message.id, again);
    await announcements.announce(tx, { kind: 'message', id: message.id });
  };

  events.on(mailSettled, async (tx, { mail, outcome }) => {
    const id = answeredBy(mail.cause);
    // an open back-office shows what became of a reply
    if (id) await announcements.announce(tx, { kind: 'reply', id });
    if (outcome.status === 'failed') await reopen(tx, mail);
  });

  // it is as if its reply had just been written
  events.on(mailRetried, async (tx, mail) => {
    const message = await lastAnswered(tx, mail);
    if (message?.state === 'open') await messages.update(tx, message.id, { state: 'answered' });
  });
}
