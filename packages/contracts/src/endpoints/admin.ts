import { adminUserInputSchema, adminUserSchema } from '../entities/account.ts';
import { auditEntrySchema } from '../entities/audit.ts';
import { accountStatuses, auditSubjects } from '../entities/choices.ts';
import { additionKey } from '../entities/portfolio.ts';
import { roles } from '../entities/roles.ts';
import { count, id, instant } from '../text.ts';
import { named, z } from '../zod.ts';
import { endpointsWith, said } from './endpoint.ts';
import { listPage, listPart, searchText } from './list-page.ts';
import { postReferenceSchema } from './public-posts.ts';

const tag = 'Back-office';
const scheduled = count.describe('Posts that appear by themselves when their time comes.');
const failedMails = count.describe('Mails that failed.');

/** How full a disk is. */
export const roomSchema = z.object({
  level: z.enum(['enough', 'low', 'full']).describe('How much room is left.'),
  freeBytes: count.describe('What is left.'),
  totalBytes: count.describe('Its whole size.'),
});

export const adminOverviewSchema = named(
  'AdminOverview',
  'The figures of the dashboard. What the role of the caller does not hold is left out.',
  {
    totalUsers: count.optional().describe('How many accounts there are.'),
    activeProjects: count.optional().describe('How many projects the website shows.'),
    pendingTasks: count.optional().describe('Unread messages, draft posts and new applications.'),
    revenue: z
      .string()
      .optional()
      .describe("Figure and currency that an administrator entered; '' until then."),
    unread: count.optional().describe('Messages that nobody has read.'),
    newApplications: count.optional().describe('Applications that nobody has looked at.'),
    drafts: count.optional().describe('Posts that are not out and have no time yet.'),
    scheduled: scheduled.optional(),
    failedMails: failedMails.optional(),
    reads: z
      .object({
        total: count.describe('Reads of all articles.'),
        top: z
          .array(postReferenceSchema.extend({ count: count.describe('How often it was read.') }))
          .describe('The most read, most first; their number is small.'),
      })
      .optional()
      .describe('How articles were read in the last 30 days.'),
    activity: z.array(auditEntrySchema).optional().describe('The newest few acts.'),
    oldBackup: z
      .object({ at: instant().nullable().describe('When it was made; null where there is none.') })
      .optional()
      .describe('The latest backup, where that is a week ago, or nobody made one for a week.'),
    storage: roomSchema.optional().describe('Room on the disk of the server.'),
    mail: z.enum(['smtp', 'folder']).describe('Where mails go: to a mail server, or into files.'),
  },
);
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

export const adminWaitingSchema = named(
  'AdminWaiting',
  'What waits for the caller. What their role does not hold is left out.',
  {
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
    translations: count
      .optional()
      .describe(
        'Missing, or older than their source; missing where the website is in one language.',
      ),
  },
);
export type AdminWaiting = z.infer<typeof adminWaitingSchema>;

const auditFilter = z.object({
  actor: z.string().max(254).optional().describe('Only what this e-mail did.'),
  subject: z.enum(auditSubjects).optional().describe('Only what was done to things of this kind.'),
  subject_id: id().optional().describe('Only what was done to this thing.'),
});

export const adminEndpoints = {
  ...endpointsWith({ access: 'office', scope: 'activity', tag })({
    'admin.overview': {
      route: 'GET /api/admin/overview/',
      summary: 'The figures of the back-office dashboard',
      answer: adminOverviewSchema,
    },
    'admin.waiting': {
      route: 'GET /api/admin/waiting/',
      summary: 'What waits for the own account, and what waits for anyone',
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
        role: z.enum(roles).optional().describe('Only these.'),
        status: z.enum(accountStatuses).optional().describe('Only these.'),
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
        'Sign an account out everywhere and end its personal access tokens; its person is notified by mail',
    },
    'admin.users.invite': {
      route: 'POST /api/users/{id}/invitation/',
      summary: 'Mail a pending account its invitation once more; the earlier link ends',
      status: 202,
      answer: said,
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
