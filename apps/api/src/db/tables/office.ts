import {
  type AuditAction,
  type AuditSubject,
  type IssueStatus,
  issueFields,
  type Locale,
  storedApplication,
  storedMessage,
} from '@vitrine/contracts';
import type { Columns } from '../columns.ts';
import { fieldColumns } from '../field-columns.ts';

/** A file that goes with a mail. */
export interface MailedFile {
  /** In the file store. */
  key: string;
  name: string;
  type: string;
}

/** `parting`: queued, and forgotten as soon as it is sent or given up. */
type OutboxStatus = 'queued' | 'parting' | 'sent' | 'failed';

/** What arrives at the company, what it sends, and what the installation knows of itself. */
export function officeTables(columns: Columns) {
  const { table, text, texts, integer, boolean, json, instant, index, uniqueIndex } = columns;
  const messages = table(
    'messages',
    {
      id: text('id').primaryKey(),
      ...fieldColumns(columns, storedMessage),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      index('messages_newest').on(t.createdAt, t.id),
      index('messages_shown').on(t.spam, t.createdAt, t.id),
      index('messages_shown_status').on(t.spam, t.status, t.createdAt, t.id),
      index('messages_shown_type').on(t.spam, t.type, t.createdAt, t.id),
      index('messages_shown_type_status').on(t.spam, t.type, t.status, t.createdAt, t.id),
      index('messages_newest_state').on(t.state, t.createdAt, t.id),
      index('messages_shown_language').on(t.spam, t.language, t.createdAt, t.id),
      index('messages_newest_assignee').on(t.spam, t.assigneeId, t.createdAt, t.id),
    ],
  );

  const applications = table(
    'applications',
    {
      id: text('id').primaryKey(),
      ...fieldColumns(columns, storedApplication),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      index('applications_newest').on(t.createdAt, t.id),
      index('applications_newest_status').on(t.status, t.createdAt, t.id),
      index('applications_newest_kind').on(t.kind, t.createdAt, t.id),
      index('applications_newest_language').on(t.language, t.createdAt, t.id),
      index('applications_newest_assignee').on(t.assigneeId, t.createdAt, t.id),
      index('applications_newest_status_assignee').on(t.status, t.assigneeId, t.createdAt, t.id),
      index('applications_newest_kind_status').on(t.kind, t.status, t.createdAt, t.id),
    ],
  );

  /** Mails, written in the transaction of their cause and sent by the worker. */
  const outbox = table(
    'outbox',
    {
      id: text('id').primaryKey(),
      ...texts('recipient', 'subject', 'body'),
      /** The same text for mail programs that show HTML, sealed as the body is; null for plain text. */
      html: text('html'),
      /** One of very many: others go first. */
      bulk: boolean('bulk').notNull().default(false),
      /** Beside the usual ones; null where there are none. */
      headers: json<Record<string, string>>('headers'),
      /** What goes along, as it is in the file store; null where nothing does. */
      files: json<MailedFile[]>('files'),
      status: text('status').$type<OutboxStatus>().notNull(),
      attempts: integer('attempts').notNull(),
      lastError: text('last_error'),
      createdAt: instant('created_at').notNull(),
      nextAttemptAt: instant('next_attempt_at').notNull(),
      sentAt: instant('sent_at'),
      /** It became a file, for no mail server was set up: nobody has got it. */
      keptAsFile: boolean('kept_as_file').notNull().default(false),
      /** What it is the mail of, where there may be only one; null where there may be several. */
      cause: text('cause'),
    },
    (t) => [
      index('outbox_due').on(t.status, t.nextAttemptAt),
      index('outbox_newest').on(t.createdAt, t.id),
      index('outbox_newest_status_bulk').on(t.status, t.bulk, t.createdAt, t.id),
      uniqueIndex('outbox_cause').on(t.cause),
    ],
  );

  /** What administrators did; kept when they or what it was about is gone. */
  const auditLog = table(
    'audit_log',
    {
      id: text('id').primaryKey(),
      ...texts('actorId', 'actor', 'subjectId', 'name'),
      action: text('action').$type<AuditAction>().notNull(),
      subject: text('subject').$type<AuditSubject>().notNull(),
      before: json<unknown>('before'),
      after: json<unknown>('after'),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      index('audit_log_actor').on(t.actor, t.id),
      index('audit_log_subject').on(t.subject, t.id),
      index('audit_log_subject_id').on(t.subjectId, t.id),
      index('audit_log_actor_subject').on(t.actor, t.subject, t.id),
    ],
  );

  /** Keys that are taken for a while: of any number who ask for one in the meantime, one gets it. */
  const claims = table(
    'claims',
    {
      key: text('key').primaryKey(),
      heldUntil: instant('held_until').notNull(),
    },
    (t) => [index('claims_held_until').on(t.heldUntil)],
  );

  /** Readers of the newsletter; without a confirmation they get nothing and are soon forgotten. */
  const subscribers = table(
    'subscribers',
    {
      id: text('id').primaryKey(),
      email: text('email').notNull(),
      /** Of the page that it was asked for on; '' for that of the company's mails. */
      language: text('language').$type<Locale | ''>().notNull().default(''),
      requestedAt: instant('requested_at').notNull(),
      confirmedAt: instant('confirmed_at'),
      /** Ids of what they have chosen to be notified of; null for everything. */
      topics: json<string[]>('topics'),
      /** When a mail server said for good that there is no such mailbox; nothing is sent from then on. */
      refusedAt: instant('refused_at'),
      /** What that server said. */
      refusal: text('refusal').notNull().default(''),
    },
    (t) => [
      uniqueIndex('subscribers_email').on(t.email),
      index('subscribers_newest').on(t.requestedAt, t.id),
      index('subscribers_confirmed_at').on(t.confirmedAt, t.requestedAt),
    ],
  );

  /** What subscribers can choose to be notified of, in the order it is shown in. */
  const newsletterTopics = table('newsletter_topics', {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
  });

  /** Issues of the newsletter: drafts, those on their way, and what became of the others. */
  const newsletterIssues = table(
    'newsletter_issues',
    {
      id: text('id').primaryKey(),
      /** A topic that is gone is nobody's choice. */
      ...fieldColumns(columns, issueFields),
      /** The post that it tells of. */
      postId: text('post_id'),
      status: text('status').$type<IssueStatus>().notNull(),
      /** How many readers it was for when it began. */
      readers: integer('readers').notNull().default(0),
      /** How many mails were queued, and what became of them. */
      queued: integer('queued').notNull().default(0),
      sent: integer('sent').notNull().default(0),
      failed: integer('failed').notNull().default(0),
      refused: integer('refused').notNull().default(0),
      /** Mails that are in files, for mail was not set up: they are not among the sent. */
      keptAsFile: integer('kept_as_file').notNull().default(0),
      /** The last reader whose mail was queued; readers follow in the order of their ids. */
      place: text('place').notNull().default(''),
      startedAt: instant('started_at'),
      finishedAt: instant('finished_at'),
      version: integer('version').notNull().default(1),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      index('newsletter_issues_newest').on(t.createdAt, t.id),
      index('newsletter_issues_status').on(t.status),
    ],
  );

  /** What an administrator sets for the installation, beside what the pages say. */
  const settings = table('settings', {
    key: text('key').primaryKey(),
    content: json<unknown>('content').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  });

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

  /** Uploads whose record was deleted and whose files are still to follow it. */
  const fileRemovals = table('file_removals', {
    id: text('id').primaryKey(),
    createdAt: instant('created_at').notNull(),
  });

  return {
    messages,
    applications,
    outbox,
    auditLog,
    claims,
    subscribers,
    newsletterTopics,
    newsletterIssues,
    settings,
    counters,
    installation,
    fileRemovals,
  };
}
