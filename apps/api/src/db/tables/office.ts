import type { Application, MessageStatus, MessageType } from '@vitrine/contracts';
import type { Columns } from '../columns.ts';

export type OutboxStatus = 'queued' | 'sent' | 'failed';

/** What arrives at the company, what it sends, and what the installation knows of itself. */
export function officeTables({ table, text, integer, boolean, json, instant, index }: Columns) {
  const messages = table(
    'messages',
    {
      id: text('id').primaryKey(),
      type: text('type').$type<MessageType>().notNull(),
      name: text('name').notNull(),
      email: text('email').notNull(),
      subject: text('subject').notNull(),
      content: text('content').notNull(),
      status: text('status').$type<MessageStatus>().notNull(),
      isEmail: boolean('is_email').notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      index('messages_created_at').on(t.createdAt),
      index('messages_status').on(t.status, t.createdAt),
    ],
  );

  const applications = table(
    'applications',
    {
      id: text('id').primaryKey(),
      kind: text('kind').$type<Application['kind']>().notNull(),
      name: text('name').notNull(),
      email: text('email').notNull(),
      phone: text('phone').notNull(),
      education: text('education').notNull(),
      interests: text('interests').notNull(),
      program: text('program').notNull(),
      message: text('message').notNull(),
      status: text('status').$type<Application['status']>().notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [index('applications_status').on(t.status, t.createdAt)],
  );

  /** Mails, written in the transaction of their cause and sent by the worker. */
  const outbox = table(
    'outbox',
    {
      id: text('id').primaryKey(),
      recipient: text('recipient').notNull(),
      subject: text('subject').notNull(),
      body: text('body').notNull(),
      /** Beside the usual ones; null where there are none. */
      headers: json<Record<string, string>>('headers'),
      status: text('status').$type<OutboxStatus>().notNull(),
      attempts: integer('attempts').notNull(),
      lastError: text('last_error'),
      createdAt: instant('created_at').notNull(),
      nextAttemptAt: instant('next_attempt_at').notNull(),
      sentAt: instant('sent_at'),
    },
    (t) => [index('outbox_due').on(t.status, t.nextAttemptAt)],
  );

  /** Numbers that grow: the revision of what the public pages show. */
  const counters = table('counters', {
    name: text('name').primaryKey(),
    value: integer('value').notNull(),
  });

  /** Facts about this installation, such as when it was first filled. */
  const installation = table('installation', {
    key: text('key').primaryKey(),
    value: text('value').notNull(),
  });

  return { messages, applications, outbox, counters, installation };
}
