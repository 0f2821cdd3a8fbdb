import { adminUserInputSchema, adminUserSchema } from '../entities/account.ts';
import { auditEntrySchema } from '../entities/audit.ts';
import {
  accountStatuses,
  auditSubjects,
  messageStates,
  messageStatuses,
  messageTypes,
} from '../entities/choices.ts';
import { messageDetailSchema, messageReplySchema, messageSchema } from '../entities/message.ts';
import { additionKey } from '../entities/portfolio.ts';
import { roles } from '../entities/roles.ts';
import { DOCUMENT_BODY_LIMIT_BYTES, REPLY_FILES_MAX } from '../limits.ts';
import { messages } from '../messages.ts';
import { id, requiredText } from '../text.ts';
import { change, named, z } from '../zod.ts';
import { articleReferenceSchema } from './articles.ts';
import { count, endpointsWith, said } from './endpoint.ts';
import { listPage, listPart, searchText } from './list-page.ts';

const tag = 'Back-office';
const scheduled = count.describe('Posts that appear by themselves when their time comes.');
const failedMails = count.describe('Mails that were given up.');

/** What the role of the caller does not hold is left out. */
export const adminOverviewSchema = named('AdminOverview', {
  totalUsers: count.optional(),
  activeProjects: count.optional(),
  pendingTasks: count.optional().describe('Unread messages, draft posts and new applications.'),
  revenue: z
    .string()
    .optional()
    .describe("Figure and currency that an administrator entered; '' until then."),
  unread: count.optional(),
  newApplications: count.optional(),
  drafts: count.optional(),
  scheduled: scheduled.optional(),
  failedMails: failedMails.optional(),
  reads: z
    .object({
      total: count,
      top: z
        .array(articleReferenceSchema.extend({ count }))
        .describe('The most read, most first; their number is small.'),
    })
    .optional()
    .describe('How articles were read in the last 30 days.'),
  activity: z.array(auditEntrySchema).optional().describe('The newest few acts.'),
  storage: z
    .object({ level: z.enum(['enough', 'low', 'full']), freeBytes: count, totalBytes: count })
    .optional()
    .describe('Room on the disk of the server.'),
  mail: z.enum(['smtp', 'folder']).describe('Where mails go: to a mail server, or into files.'),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

/** What the role of the caller does not hold is left out. */
export const adminWaitingSchema = named('AdminWaiting', {
  messages: count
    .optional()
    .describe('Open ones that the own account has not opened, given to it or to nobody.'),
  answering: count.optional().describe('Open messages that were given to the own account.'),
  newApplications: count
    .optional()
    .describe('Of the status new, given to the own account or to nobody.'),
  drafts: count
    .optional()
    .describe('Posts that the own account has begun, not out and without a time.'),
  submitted: count.optional().describe('Posts that their writers want published.'),
  scheduled: scheduled.optional(),
  failedMails: failedMails.optional(),
});
export type AdminWaiting = z.infer<typeof adminWaitingSchema>;

const auditFilter = z.object({
  actor: z.string().max(254).optional(),
  subject: z.enum(auditSubjects).optional(),
  subject_id: id().optional(),
});

/** An answer as it is written. */
export const replyInputSchema = z
  .object({
    content: requiredText(messages.messageRequired),
    key: additionKey(),
    files: z
      .array(id())
      .max(REPLY_FILES_MAX, { error: messages.tooMany(REPLY_FILES_MAX) })
      .optional()
      .describe('Ids of files that the own account has uploaded for this answer.'),
    seen_replies: count
      .min(0)
      .optional()
      .describe('How many answers were shown while it was written: with more it is not sent.'),
  })
  .meta({ id: 'ReplyInput' });

export const messageChangeSchema = change('MessageChange', {
  status: z.enum(messageStatuses).optional(),
  state: z.enum(messageStates).optional(),
  assigneeId: id().nullable().optional(),
  seen: z
    .literal(true)
    .optional()
    .describe('The own account has opened it: what was unread is read, what is archived stays so.'),
});
export type MessageChange = z.infer<typeof messageChangeSchema>;

export const adminEndpoints = {
  ...endpointsWith({ access: 'office', scope: 'activity', tag })({
    'admin.overview': {
      route: 'GET /api/admin/overview/',
      summary: 'The figures of the back-office dashboard',
      answer: adminOverviewSchema,
    },
    'admin.waiting': {
      route: 'GET /api/admin/waiting/',
      summary: 'What waits for the own account, and what waits for whoever comes first',
      answer: adminWaitingSchema,
    },
    'admin.events': {
      route: 'GET /api/admin/events/',
      // it tells of every area at once, and goes on when a token has ended
      scope: 'none',
      summary: 'What arrives while one is looking, as server-sent events with JSON of AdminEvent',
      file: 'text/event-stream',
    },
  }),
  ...endpointsWith({ access: 'users', scope: 'users', tag })({
    'admin.users.list': {
      route: 'GET /api/users/',
      summary: 'The accounts, newest first, some at a time',
      query: z.object({
        q: searchText(),
        role: z.enum(roles).optional(),
        status: z.enum(accountStatuses).optional(),
        ...listPart(),
      }),
      answer: listPage(adminUserSchema, 'UserPage'),
    },
    'admin.users.create': {
      route: 'POST /api/users/',
      summary: 'Make an account; its person is mailed a link to choose a password',
      body: adminUserInputSchema.extend({ key: additionKey() }),
      status: 201,
      answer: adminUserSchema,
      errors: ['conflict', 'recent-sign-in-required'],
    },
    'admin.users.update': {
      route: 'PUT /api/users/{id}/',
      summary: 'Change an account; one that is no longer active is signed out at once',
      body: adminUserInputSchema,
      versioned: true,
      answer: adminUserSchema,
      errors: ['recent-sign-in-required'],
    },
    'admin.users.delete': {
      route: 'DELETE /api/users/{id}/',
      // a program must not be able to end accounts, or to shut their people out
      scope: 'none',
      summary: 'Put an account with all that belongs to it into the trash',
      errors: ['conflict', 'recent-sign-in-required'],
    },
    'admin.users.endSessions': {
      route: 'DELETE /api/users/{id}/sessions/',
      scope: 'none', // for the same reason
      summary:
        'Sign an account out everywhere and end its personal access tokens; its person is told by mail',
    },
    'admin.users.invite': {
      route: 'POST /api/users/{id}/invitation/',
      summary: 'Mail a pending account its invitation once more; the earlier link ends',
      status: 202,
      answer: said,
      errors: ['conflict'],
    },
  }),
  ...endpointsWith({ access: 'inbox', scope: 'messages', tag })({
    'admin.messages.list': {
      route: 'GET /api/messages/',
      summary: 'The messages, newest first, some at a time',
      query: z.object({
        folder: z.enum(['inbox', 'archived']).default('inbox'),
        q: searchText(),
        type: z.enum(messageTypes).optional(),
        status: z.enum(['unread', 'read']).optional(),
        seen: z.enum(['no']).optional(),
        state: z.enum(messageStates).optional(),
        assignee: id().optional(),
        ...listPart(),
      }),
      answer: listPage(messageSchema, 'MessagePage').extend({ unread: count }),
    },
    'admin.messages.get': {
      route: 'GET /api/messages/{id}/',
      summary: 'One message with the answers to it',
      answer: messageDetailSchema,
    },
    'admin.messages.update': {
      route: 'PUT /api/messages/{id}/',
      summary:
        'Mark a message as read or unread, archive it, or say who answers it and how far that is',
      body: messageChangeSchema,
      answer: messageSchema,
      errors: ['conflict'],
    },
    'admin.messages.delete': {
      route: 'DELETE /api/messages/{id}/',
      summary: 'Delete a message',
    },
    'admin.messages.reply': {
      route: 'POST /api/messages/{id}/replies/',
      summary: 'Answer a message by mail',
      body: replyInputSchema,
      bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
      status: 201,
      answer: messageReplySchema,
      errors: ['conflict'],
    },
  }),
  ...endpointsWith({ access: 'activity', scope: 'activity', tag })({
    'admin.audit.list': {
      route: 'GET /api/audit/',
      summary: 'What administrators did, newest first, some at a time',
      query: auditFilter.extend({ ...listPart() }),
      answer: listPage(auditEntrySchema, 'AuditPage'),
    },
    'admin.audit.export': {
      route: 'GET /api/exports/audit/',
      summary: 'What administrators did, as a table for a spreadsheet (CSV, RFC 4180)',
      query: auditFilter,
      file: 'text/csv; charset=utf-8',
    },
  }),
};
