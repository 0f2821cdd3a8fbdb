import {
  accountStatuses,
  adminUserInputSchema,
  adminUserSchema,
  roles,
} from '../entities/account.ts';
import { auditEntrySchema, auditSubjects } from '../entities/audit.ts';
import {
  applicationSchema,
  applicationStatuses,
  messageDetailSchema,
  messageReplySchema,
  messageSchema,
  messageStatuses,
  messageTypes,
} from '../entities/message.ts';
import { additionKey } from '../entities/portfolio.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { messages } from '../messages.ts';
import { id, requiredText } from '../text.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { cursor, listPage, searchText } from './list-page.ts';

const tag = 'Back-office';
const count = z.number().int();

export const adminOverviewSchema = z
  .object({
    totalUsers: count,
    activeProjects: count,
    pendingTasks: count.meta({ description: 'Unread messages, draft posts and new applications.' }),
    revenue: z
      .string()
      .meta({ description: "Figure and currency that an administrator entered; '' until then." }),
    unread: count,
    newApplications: count,
    activity: z.array(auditEntrySchema).meta({ description: 'The newest few acts.' }),
  })
  .meta({ id: 'AdminOverview' });
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

const byId = z.object({ id: id() });

const auditFilter = z.object({
  actor: z.string().max(254).optional(),
  subject: z.enum(auditSubjects).optional(),
  subject_id: id().optional(),
});

/** An event that the server sends to an open back-office. */
export const adminEventSchema = z
  .object({
    kind: z.enum(['message', 'reply', 'application']),
    id: id().meta({ description: 'The message, the answered message, or the application.' }),
    unread: count,
    newApplications: count,
  })
  .meta({ id: 'AdminEvent' });
export type AdminEvent = z.infer<typeof adminEventSchema>;

const applicationSearch = z.object({
  q: searchText(),
  kind: applicationSchema.shape.kind.optional(),
});
const applicationFilter = applicationSearch.extend({
  status: z.enum(applicationStatuses).optional(),
});

export const applicationCountsSchema = z
  .object({ new: count, shortlisted: count, accepted: count, declined: count })
  .meta({ id: 'ApplicationCounts' });
export type ApplicationCounts = z.infer<typeof applicationCountsSchema>;

export const adminEndpoints = endpointsWith({ access: 'admin', tag })({
  'admin.overview': {
    method: 'GET',
    path: '/api/admin/overview/',
    summary: 'The figures of the back-office dashboard',
    success: { status: 200, body: adminOverviewSchema },
  },
  'admin.users.list': {
    method: 'GET',
    path: '/api/users/',
    summary: 'The accounts, newest first, some at a time',
    query: z.object({
      q: searchText(),
      role: z.enum(roles).optional(),
      status: z.enum(accountStatuses).optional(),
      after: cursor(),
    }),
    success: { status: 200, body: listPage(adminUserSchema, 'UserPage') },
  },
  'admin.users.create': {
    method: 'POST',
    path: '/api/users/',
    summary: 'Make an account; its person is mailed a link to choose a password',
    body: adminUserInputSchema,
    success: { status: 201, body: adminUserSchema },
    errors: ['conflict'],
  },
  'admin.users.update': {
    method: 'PUT',
    path: '/api/users/{id}/',
    summary: 'Change an account; one that is no longer active is signed out at once',
    params: byId,
    body: adminUserInputSchema,
    versioned: true,
    success: { status: 200, body: adminUserSchema },
    errors: ['not-found', 'conflict'],
  },
  'admin.users.delete': {
    method: 'DELETE',
    path: '/api/users/{id}/',
    summary: 'Erase an account with all that belongs to it',
    params: byId,
    success: { status: 204 },
    errors: ['not-found', 'conflict'],
  },
  'admin.users.invite': {
    method: 'POST',
    path: '/api/users/{id}/invitation/',
    summary: 'Mail a pending account its invitation once more; the earlier link ends',
    params: byId,
    success: { status: 202, body: z.object({ message: z.string() }) },
    errors: ['not-found', 'conflict'],
  },
  'admin.applications.list': {
    method: 'GET',
    path: '/api/applications/',
    summary: 'The applications, newest first, some at a time',
    query: applicationFilter.extend({ after: cursor() }),
    success: { status: 200, body: listPage(applicationSchema, 'ApplicationPage') },
  },
  'admin.applications.export': {
    method: 'GET',
    path: '/api/exports/applications/',
    summary: 'The applications that match, as a table for a spreadsheet (CSV, RFC 4180)',
    query: applicationFilter,
    success: { status: 200, file: 'text/csv; charset=utf-8' },
  },
  'admin.applications.counts': {
    method: 'GET',
    path: '/api/counts/applications/',
    summary: 'How many of the applications that match stand where',
    query: applicationSearch,
    success: { status: 200, body: applicationCountsSchema },
  },
  'admin.applications.get': {
    method: 'GET',
    path: '/api/applications/{id}/',
    summary: 'One application',
    params: byId,
    success: { status: 200, body: applicationSchema },
    errors: ['not-found'],
  },
  'admin.applications.update': {
    method: 'PUT',
    path: '/api/applications/{id}/',
    summary: 'Say where an application stands',
    params: byId,
    body: z.object({ status: z.enum(applicationStatuses) }).meta({ id: 'ApplicationChange' }),
    success: { status: 200, body: applicationSchema },
    errors: ['not-found'],
  },
  'admin.applications.delete': {
    method: 'DELETE',
    path: '/api/applications/{id}/',
    summary: 'Delete an application',
    params: byId,
    success: { status: 204 },
    errors: ['not-found'],
  },
  'admin.messages.list': {
    method: 'GET',
    path: '/api/messages/',
    summary: 'The messages, newest first, some at a time',
    query: z.object({
      folder: z.enum(['inbox', 'archived']).default('inbox'),
      q: searchText(),
      type: z.enum(messageTypes).optional(),
      status: z.enum(['unread', 'read']).optional(),
      after: cursor(),
    }),
    success: {
      status: 200,
      body: listPage(messageSchema, 'MessagePage').extend({ unread: count }),
    },
  },
  'admin.messages.get': {
    method: 'GET',
    path: '/api/messages/{id}/',
    summary: 'One message with the answers to it',
    params: byId,
    success: { status: 200, body: messageDetailSchema },
    errors: ['not-found'],
  },
  'admin.messages.update': {
    method: 'PUT',
    path: '/api/messages/{id}/',
    summary: 'Mark a message as read or unread, or archive it',
    params: byId,
    body: z.object({ status: z.enum(messageStatuses) }).meta({ id: 'MessageChange' }),
    success: { status: 200, body: messageSchema },
    errors: ['not-found'],
  },
  'admin.messages.delete': {
    method: 'DELETE',
    path: '/api/messages/{id}/',
    summary: 'Delete a message',
    params: byId,
    success: { status: 204 },
    errors: ['not-found'],
  },
  'admin.messages.reply': {
    method: 'POST',
    path: '/api/messages/{id}/replies/',
    summary: 'Answer a message by mail',
    params: byId,
    body: z
      .object({ content: requiredText(messages.messageRequired), key: additionKey() })
      .meta({ id: 'ReplyInput' }),
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    success: { status: 201, body: messageReplySchema },
    errors: ['not-found', 'conflict'],
  },
  'admin.events': {
    method: 'GET',
    path: '/api/admin/events/',
    summary: 'What arrives while one is looking, as server-sent events with JSON of AdminEvent',
    success: { status: 200, file: 'text/event-stream' },
  },
  'admin.audit.list': {
    method: 'GET',
    path: '/api/audit/',
    summary: 'What administrators did, newest first, some at a time',
    query: auditFilter.extend({ after: cursor() }),
    success: { status: 200, body: listPage(auditEntrySchema, 'AuditPage') },
  },
  'admin.audit.export': {
    method: 'GET',
    path: '/api/exports/audit/',
    summary: 'What administrators did, as a table for a spreadsheet (CSV, RFC 4180)',
    query: auditFilter,
    success: { status: 200, file: 'text/csv; charset=utf-8' },
  },
});
