import type { InboxNotify, InboxSettings, MediaType } from '@vitrine/contracts';
import type { Columns } from '../columns.ts';
import type { accountTables } from './accounts.ts';
import type { officeTables } from './office.ts';

/** How administrators work together on what has arrived. */
export function inboxTables(
  columns: Columns,
  { users }: Pick<ReturnType<typeof accountTables>, 'users'>,
  { messages, applications }: Pick<ReturnType<typeof officeTables>, 'messages' | 'applications'>,
) {
  const { table, text, texts, integer, boolean, json, owner, instant, index, uniqueIndex } =
    columns;
  const userId = () => owner('user_id', () => users.id);

  const received = (name: string, target: () => typeof messages.id | typeof applications.id) =>
    text(name).references(target, { onDelete: 'cascade' });
  /**
   * One for each message and each application, under the same id: what belongs to either belongs to
   * its conversation.
   */
  const conversations = table(
    'conversations',
    {
      id: text('id').primaryKey(),
      /** What has arrived: one of the two. */
      messageId: received('message_id', () => messages.id),
      applicationId: received('application_id', () => applications.id),
    },
    (t) => [
      uniqueIndex('conversations_message').on(t.messageId),
      uniqueIndex('conversations_application').on(t.applicationId),
    ],
  );
  const conversationId = () => owner('conversation_id', () => conversations.id);
  const createdAt = () => instant('created_at').notNull();

  /** Answers by mail; what became of each is in its mail. */
  const replies = table(
    'replies',
    {
      id: text('id').primaryKey(),
      conversationId: conversationId(),
      ...texts('mailId', 'content', 'author'),
      createdAt: createdAt(),
    },
    (t) => [index('replies_conversation').on(t.conversationId, t.createdAt)],
  );

  /** Files of answers: their bytes are in the file store, as those of other uploads. */
  const replyFiles = table(
    'reply_files',
    {
      id: text('id').primaryKey(),
      conversationId: conversationId(),
      /** The answer that it went with; null until that is sent. */
      replyId: text('reply_id'),
      /** The account that sends it. */
      uploaderId: text('uploader_id').notNull(),
      type: text('type').$type<MediaType>().notNull(),
      ...texts('url', 'fileName'),
      sizeBytes: integer('size_bytes').notNull(),
      createdAt: createdAt(),
    },
    (t) => [
      index('reply_files_conversation').on(t.conversationId, t.createdAt),
      index('reply_files_reply').on(t.replyId, t.createdAt),
    ],
  );

  /** What administrators write to each other; never mailed. */
  const notes = table(
    'notes',
    {
      id: text('id').primaryKey(),
      conversationId: conversationId(),
      /** The account of its author, and their name as it was then; '' once that is erased. */
      ...texts('authorId', 'author', 'content'),
      createdAt: createdAt(),
    },
    (t) => [
      index('notes_conversation').on(t.conversationId, t.createdAt),
      index('notes_author').on(t.authorId, t.id),
    ],
  );

  /** Who has opened what, or marked it as new to them again; the id is made of both. */
  const readings = table(
    'readings',
    {
      id: text('id').primaryKey(),
      conversationId: conversationId(),
      userId: userId(),
      seen: boolean('seen').notNull(),
    },
    (t) => [
      index('readings_conversation').on(t.conversationId, t.userId),
      index('readings_user').on(t.userId, t.id),
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
    /** Below their replies; '' for that of the company. */
    signature: text('signature').notNull().default(''),
    /** In place of it below replies in other languages; null where there are none. */
    signatures: json<InboxSettings['signatures']>('signatures'),
    notify: text('notify').$type<InboxNotify>().notNull().default('never'),
    /** Until when the last daily summary covered what had come; null before the first. */
    toldUntil: instant('told_until'),
  });

  return {
    conversations,
    replies,
    replyFiles,
    notes,
    readings,
    spamSenders,
    inboxSettings,
  };
}
