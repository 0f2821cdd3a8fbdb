import { applicationDetailSchema, applicationSchema } from '../entities/application.ts';
import { applicationStatuses } from '../entities/choices.ts';
import { messageNoteSchema, messageReplySchema, replyFileSchema } from '../entities/message.ts';
import { additionKey } from '../entities/portfolio.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { count, id } from '../text.ts';
import { change, named, z } from '../zod.ts';
import { assignee, replyInputSchema } from './admin.ts';
import { endpointsWith, said } from './endpoint.ts';
import { bulkChanged, bulkDeleted, bulkIds, forwardInputSchema, noteInputSchema } from './inbox.ts';
import { listPage, listPart, searchText } from './list-page.ts';

const search = z.object({
  q: searchText(),
  kind: applicationSchema.shape.kind.optional().describe('Only this programme.'),
  assignee: assignee(),
  seen: z.enum(['no']).optional().describe('Only those that the own account has not opened yet.'),
});
const filter = search.extend({
  status: z.enum(applicationStatuses).optional().describe('Only these.'),
});

export const applicationCountsSchema = named(
  'ApplicationCounts',
  'How many applications have each status.',
  {
    new: count.describe('Not looked at yet.'),
    shortlisted: count.describe('Looked at, and liked.'),
    accepted: count.describe('Accepted.'),
    declined: count.describe('Declined.'),
  },
);

export const applicationChangeSchema = change(
  'ApplicationChange',
  'What changes of an application.',
  {
    status: z.enum(applicationStatuses).optional().describe('Its status.'),
    assigneeId: id().nullable().optional().describe('Who answers it.'),
    seen: z.boolean().optional().describe('Whether the own account has opened it.'),
  },
);
export type ApplicationChange = z.infer<typeof applicationChangeSchema>;

/** What administrators do with applications. */
export const applicationEndpoints = endpointsWith({
  access: 'inbox',
  scope: 'applications',
  tag: 'Back-office',
})({
  'admin.applications.list': {
    route: 'GET /api/applications/',
    summary: 'The applications, newest first, some at a time',
    query: filter.extend({ ...listPart() }),
    answer: listPage(applicationSchema, 'ApplicationPage'),
  },
  'admin.applications.export': {
    route: 'GET /api/exports/applications/',
    summary: 'The applications that match, as a table for a spreadsheet (CSV, RFC 4180)',
    query: filter,
    file: 'text/csv; charset=utf-8',
  },
  'admin.applications.counts': {
    route: 'GET /api/counts/applications/',
    summary: 'How many of the applications that match stand where',
    query: search,
    answer: applicationCountsSchema,
  },
  'admin.applications.get': {
    route: 'GET /api/applications/{id}/',
    summary: 'One application with the answers to it and the notes about it',
    answer: applicationDetailSchema,
  },
  'admin.applications.update': {
    route: 'PUT /api/applications/{id}/',
    summary: 'Say where an application stands and who answers it, or mark it as read or unread',
    body: applicationChangeSchema,
    answer: applicationSchema,
  },
  'admin.applications.delete': {
    route: 'DELETE /api/applications/{id}/',
    summary: 'Delete an application',
  },
  'admin.applications.bulk.change': {
    route: 'PUT /api/bulk/applications/',
    summary: 'Change several applications alike; those that are gone are left out',
    body: named('ApplicationsChange', 'One change of several applications.', {
      ids: bulkIds,
      change: applicationChangeSchema.describe('What changes of each.'),
    }),
    answer: bulkChanged,
  },
  'admin.applications.bulk.delete': {
    route: 'POST /api/bulk/applications/deletions/',
    summary: 'Delete several applications; those that are gone are left out',
    body: named('ApplicationsDeletion', 'Several applications to be deleted.', { ids: bulkIds }),
    answer: bulkDeleted,
  },
  'admin.applications.reply': {
    route: 'POST /api/applications/{id}/replies/',
    summary: 'Answer an application by mail',
    body: replyInputSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    status: 201,
    answer: messageReplySchema,
    errors: ['conflict'],
  },
  'admin.applications.files.add': {
    route: 'POST /api/applications/{id}/files/',
    // a program must not be able to mail files, or read what was mailed
    scope: 'none',
    summary: 'Upload a file that goes with the next answer of the own account to an application',
    body: z.object({ key: additionKey() }),
    multipart: true,
    status: 201,
    answer: replyFileSchema,
    errors: ['conflict'],
  },
  'admin.applications.notes.add': {
    route: 'POST /api/applications/{id}/notes/',
    summary: 'Note something about an application for other administrators; it is never mailed',
    body: noteInputSchema,
    status: 201,
    answer: messageNoteSchema,
  },
  'admin.applications.notes.delete': {
    route: 'DELETE /api/application-notes/{id}/',
    summary: 'Delete a note of the own account about an application',
  },
  'admin.applications.forward': {
    route: 'POST /api/applications/{id}/forwards/',
    // a program must not be able to mail any text to any address in the company's name
    scope: 'none',
    summary: 'Mail an application, quoted, to somebody else',
    body: forwardInputSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    status: 202,
    answer: said,
    errors: ['conflict'],
  },
});
