import { applicationDetailSchema, applicationSchema } from '../entities/application.ts';
import { applicationStanding } from '../records/application.ts';
import { changeShape } from '../records/schemas.ts';
import { count } from '../text.ts';
import { change, named, z } from '../zod.ts';
import { conversationEndpoints, conversationFilter, ownReading } from './conversations.ts';
import { endpointsWith } from './endpoint.ts';
import { listPage, listPart, searchText } from './list-page.ts';

const { kind, status } = applicationSchema.shape;
const search = z.object({
  q: searchText(),
  kind: kind.optional().describe('Only this programme.'),
  ...conversationFilter,
});
const filter = search.extend({ status: status.optional().describe('Only these.') });

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
  { ...changeShape(applicationStanding), ...ownReading },
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
    summary: 'How many of the applications that match have each status',
    query: search,
    answer: applicationCountsSchema,
  },
  ...conversationEndpoints({
    ...{ path: 'applications', notesPath: 'application-notes' },
    ...{ one: 'an application', several: 'applications' },
    ...{ schema: applicationSchema, detail: applicationDetailSchema },
    change: applicationChangeSchema,
  }),
});
