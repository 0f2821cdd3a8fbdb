import type { InboxNotify, MediaType } from '@vitrine/contracts';
import type { Columns } from '../columns.ts';
import type { accountTables } from './accounts.ts';
import type { officeTables } from './office.ts';

/** How administrators work together on what has arrived. */
export function inboxTables(
  columns: Columns,
  { users }: Pick<ReturnType<typeof accountTables>, 'users'>,
  { messages, applications }: Pick<ReturnType<typeof officeTables>, 'messages' | 'applications'>,
) {
  const { table, text, texts, integer, boolean, owner, instant, index } = columns;
  const userId = () => owner('user_id', () => users.id);

  /** Answers to applications, as those to messages. */
  const applicationReplies = table(
    'application_replies',
    {
      id: text('id').primaryKey(),
      applicationId: owner('application_id', () => applications.id),
      ...texts('mailId', 'content', 'author'),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [index('application_replies_application').on(t.applicationId, t.createdAt)],
  );

  /** Files of answers, in either table: bytes lie in the file store as those of other uploads. */
  const fileColumns = () => ({
    /** The answer that it went with; null until that is sent. */
    replyId: text('reply_id'),
    /** The account that sends it. */
    uploaderId: text('uploader_id').notNull(),
    type: text('type').$type<MediaType>().notNull(),
    ...texts('url', 'fileName'),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  });
  const messageFiles = table(
    'message_files',
    {
      id: text('id').primaryKey(),
      messageId: owner('message_id', () => messages.id),
      ...fileColumns(),
    },
    (t) => [
      index('message_files_message').on(t.messageId, t.createdAt),
      index('message_files_reply').on(t.replyId, t.createdAt),
    ],
  );
  const applicationFiles = table(
    'application_files',
    {
      id: text('id').primaryKey(),
      applicationId: owner('application_id', () => applications.id),
      ...fileColumns(),
    },
    (t) => [
      index('application_files_application').on(t.applicationId, t.createdAt),
      index('application_files_reply').on(t.replyId, t.createdAt),
    ],
  );

  /** What administrators write to each other, in either table; never mailed. */
  const noteColumns = () => ({
    /** The account of who wrote it, and their name as it was then; '' once that is erased. */
    ...texts('authorId', 'author', 'content'),
    createdAt: instant('created_at').notNull(),
  });
  const messageNotes = table(
    'message_notes',
    {
      id: text('id').primaryKey(),
      messageId: owner('message_id', () => messages.id),
      ...noteColumns(),
    },
    (t) => [
      index('message_notes_message').on(t.messageId, t.createdAt),
      index('message_notes_author').on(t.authorId, t.id),
    ],
  );
  const applicationNotes = table(
    'application_notes',
    {
      id: text('id').primaryKey(),
      applicationId: owner('application_id', () => applications.id),
      ...noteColumns(),
    },
    (t) => [
      index('application_notes_application').on(t.applicationId, t.createdAt),
      index('application_notes_author').on(t.authorId, t.id),
    ],
  );

  /** Who has opened which message; the id is made of both. */
  const messageReaders = table(
    'message_readers',
    {
      id: text('id').primaryKey(),
      messageId: owner('message_id', () => messages.id),
      userId: userId(),
    },
    (t) => [
      index('message_readers_message').on(t.messageId, t.userId),
      index('message_readers_user').on(t.userId, t.id),
    ],
  );
  /** Who has opened which application, or marked it as new to them again. */
  const applicationReaders = table(
    'application_readers',
    {
      id: text('id').primaryKey(),
      applicationId: owner('application_id', () => applications.id),
      userId: userId(),
      seen: boolean('seen').notNull(),
    },
    (t) => [
      index('application_readers_application').on(t.applicationId, t.userId),
      index('application_readers_user').on(t.userId, t.id),
    ],
  );

  /** Mailboxes whose next messages are spam, because one of theirs was marked so. */
  const spamSenders = table('spam_senders', {
    /** A fingerprint: which mailbox it is cannot be read from it. */
    mailbox: text('mailbox').primaryKey(),
    createdAt: instant('created_at').notNull(),
  });

  /** How an administrator wants to work the inbox: one row a person, made by the first change. */
  const inboxSettings = table('inbox_settings', {
    userId: userId().primaryKey(),
    /** Stands below their replies; '' for that of the company. */
    signature: text('signature').notNull().default(''),
    notify: text('notify').$type<InboxNotify>().notNull().default('never'),
    /** Until when the last daily summary told of what had come; null before the first. */
    toldUntil: instant('told_until'),
  });

  return {
    applicationReplies,
    messageFiles,
    applicationFiles,
    messageNotes,
    applicationNotes,
    messageReaders,
    applicationReaders,
    spamSenders,
    inboxSettings,
  };
}
