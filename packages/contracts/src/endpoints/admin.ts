import { adminUserInputSchema, adminUserSchema } from '../entities/account.ts';
import { auditEntrySchema } from '../entities/audit.ts';
import {
  accountStatuses,
  applicationStatuses,
  auditSubjects,
  messageStatuses,
  messageTypes,
  roles,
} from '../entities/choices.ts';
import {
  applicationSchema,
  messageDetailSchema,
  messageReplySchema,
  messageSchema,
} from '../entities/message.ts';
import { additionKey } from '../entities/portfolio.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { messages } from '../messages.ts';
import { id, requiredText } from '../text.ts';
import { named, z } from '../zod.ts';
import { count, endpointsWith, said } from './endpoint.ts';
import { listPage, listPart, searchText } from './list-page.ts';

const tag = 'Back-office';

export const adminOverviewSchema = named('AdminOverview', {
  totalUsers: count,
  activeProjects: count,
  pendingTasks: count.describe('Unread messages, draft posts and new applications.'),
  revenue: z.string().describe("Figure and currency that an administrator entered; '' until then."),
  unread: count,
  newApplications: count,
  activity: z.array(auditEntrySchema).describe('The newest few acts.'),
  storage: z
    .object({ level: z.enum(['enough', 'low', 'full']), freeBytes: count, totalBytes: count })
    .describe('Room on the disk of the server.'),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

const auditFilter = z.object({
  actor: z.string().max(254).optional(),
  subject: z.enum(auditSubjects).optional(),
  subject_id: id().optional(),
});

/** An event that the server sends to an open back-office. */
export const adminEventSchema = named('AdminEvent', {
  kind: z.enum(['message', 'reply', 'application']),
  id: id().describe('The message, the answered message, or the application.'),
  unread: count,
  newApplications: count,
});
export type AdminEvent = z.infer<typeof adminEventSchema>;

const applicationSearch = z.object({
  q: searchText(),
  kind: applicationSchema.shape.kind.optional(),
});
const applicationFilter = applicationSearch.extend({
  status: z.enum(applicationStatuses).optional(),
});

export const applicationCountsSchema = named('ApplicationCounts', {
  new: count,
  shortlisted: count,
  accepted: count,
  declined: count,
});

export const adminEndpoints = endpointsWith({ access: 'admin', tag })({
  'admin.overview': {
    route: 'GET /api/admin/overview/',
    scope: 'activity',
    summary: 'The figures of the back-office dashboard',
    answer: adminOverviewSchema,
  },
  'admin.users.list': {
    route: 'GET /api/users/',
    scope: 'users',
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
    scope: 'users',
    summary: 'Make an account; its person is mailed a link to choose a password',
    body: adminUserInputSchema,
    status: 201,
    answer: adminUserSchema,
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'admin.users.update': {
    route: 'PUT /api/users/{id}/',
    scope: 'users',
    summary: 'Change an account; one that is no longer active is signed out at once',
    body: adminUserInputSchema,
    versioned: true,
    answer: adminUserSchema,
    errors: ['recent-sign-in-required'],
  },
  'admin.users.delete': {
    route: 'DELETE /api/users/{id}/',
    scope: 'none',
    summary: 'Erase an account with all that belongs to it',
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'admin.users.endSessions': {
    route: 'DELETE /api/users/{id}/sessions/',
    scope: 'none',
    summary:
      'Sign an account out everywhere and end its personal access tokens; its person is told by mail',
  },
  'admin.users.invite': {
    route: 'POST /api/users/{id}/invitation/',
    scope: 'users',
    summary: 'Mail a pending account its invitation once more; the earlier link ends',
    status: 202,
    answer: said,
    errors: ['conflict'],
  },
  'admin.applications.list': {
    route: 'GET /api/applications/',
    scope: 'applications',
    summary: 'The applications, newest first, some at a time',
    query: applicationFilter.extend({ ...listPart() }),
    answer: listPage(applicationSchema, 'ApplicationPage'),
  },
  'admin.applications.export': {
    route: 'GET /api/exports/applications/',
    scope: 'applications',
    summary: 'The applications that match, as a table for a spreadsheet (CSV, RFC 4180)',
    query: applicationFilter,
    file: 'text/csv; charset=utf-8',
  },
  'admin.applications.counts': {
    route: 'GET /api/counts/applications/',
    scope: 'applications',
    summary: 'How many of the applications that match stand where',
    query: applicationSearch,
    answer: applicationCountsSchema,
  },
  'admin.applications.get': {
    route: 'GET /api/applications/{id}/',
    scope: 'applications',
    summary: 'One application',
    answer: applicationSchema,
  },
  'admin.applications.update': {
    route: 'PUT /api/applications/{id}/',
    scope: 'applications',
    summary: 'Say where an application stands',
    body: named('ApplicationChange', { status: z.enum(applicationStatuses) }),
    answer: applicationSchema,
  },
  'admin.applications.delete': {
    route: 'DELETE /api/applications/{id}/',
    scope: 'applications',
    summary: 'Delete an application',
  },
  'admin.messages.list': {
    route: 'GET /api/messages/',
    scope: 'messages',
    summary: 'The messages, newest first, some at a time',
    query: z.object({
      folder: z.enum(['inbox', 'archived']).default('inbox'),
      q: searchText(),
      type: z.enum(messageTypes).optional(),
      status: z.enum(['unread', 'read']).optional(),
      ...listPart(),
    }),
    answer: listPage(messageSchema, 'MessagePage').extend({ unread: count }),
  },
  'admin.messages.get': {
    route: 'GET /api/messages/{id}/',
    scope: 'messages',
    summary: 'One message with the answers to it',
    answer: messageDetailSchema,
  },
  'admin.messages.update': {
    route: 'PUT /api/messages/{id}/',
    scope: 'messages',
    summary: 'Mark a message as read or unread, or archive it',
    body: named('MessageChange', { status: z.enum(messageStatuses) }),
    answer: messageSchema,
  },
  'admin.messages.delete': {
    route: 'DELETE /api/messages/{id}/',
    scope: 'messages',
    summary: 'Delete a message',
  },
  'admin.messages.reply': {
    route: 'POST /api/messages/{id}/replies/',
    scope: 'messages',
    summary: 'Answer a message by mail',
    body: z
      .object({ content: requiredText(messages.messageRequired), key: additionKey() })
      .meta({ id: 'ReplyInput' }),
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    status: 201,
    answer: messageReplySchema,
    errors: ['conflict'],
  },
  'admin.events': {
    route: 'GET /api/admin/events/',
    scope: 'none',
    summary: 'What arrives while one is looking, as server-sent events with JSON of AdminEvent',
    file: 'text/event-stream',
  },
  'admin.audit.list': {
    route: 'GET /api/audit/',
    scope: 'activity',
    summary: 'What administrators did, newest first, some at a time',
    query: auditFilter.extend({ ...listPart() }),
    answer: listPage(auditEntrySchema, 'AuditPage'),
  },
  'admin.audit.export': {
    route: 'GET /api/exports/audit/',
    scope: 'activity',
    summary: 'What administrators did, as a table for a spreadsheet (CSV, RFC 4180)',
    query: auditFilter,
    file: 'text/csv; charset=utf-8',
  },
});
