import { email } from '../credentials.ts';
import { mailStatuses } from '../entities/choices.ts';
import {
  libraryInputSchema,
  libraryItemSchema,
  libraryTagCountSchema,
  libraryTagSchema,
  libraryUseSchema,
  libraryWordsSchema,
} from '../entities/library.ts';
import { additionKey } from '../entities/portfolio.ts';
import { mailRouteSchema, settingsInputSchema, settingsSchema } from '../entities/settings.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { count, id, instant } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { endpointsWith, said } from './endpoint.ts';
import { listPage, listPart, searchText, wholeListPart } from './list-page.ts';

const tag = 'Settings';

export const outboxMailSchema = named('OutboxMail', 'A mail of the outbox, without what it says.', {
  id: id(),
  ...strings({ recipient: 'Whom it goes to.', subject: 'Its subject.' }),
  status: z.enum(mailStatuses).describe('What became of it.'),
  attempts: count.describe('How often it was tried.'),
  reason: z.string().describe("Why the last try failed; '' where none did."),
  kept_as_file: z
    .boolean()
    .describe('Whether it is in a file and has reached nobody, because mail was not set up.'),
  can_retry: z.boolean().describe('Whether it can be tried again, or sent after all, now.'),
  date: instant().describe('When it was written.'),
  sent_at: instant().nullable().describe('When it was sent; null before.'),
  next_attempt_at: instant().nullable().describe('null once nothing is tried.'),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

export const settingsEndpoints = endpointsWith({ access: 'settings', scope: 'settings', tag })({
  'settings.get': {
    route: 'GET /api/settings/',
    summary: 'The settings of the installation',
    versioned: true,
    answer: settingsSchema,
  },
  'settings.save': {
    route: 'PUT /api/settings/',
    summary: 'Change the settings of the installation',
    body: settingsInputSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    answer: settingsSchema,
  },
  'outbox.route': {
    route: 'GET /api/outbox/route/',
    summary: 'How mails leave: by which server, or into which folder',
    answer: mailRouteSchema,
  },
  'outbox.list': {
    route: 'GET /api/outbox/',
    summary: 'Mails and what became of them, newest first, some at a time',
    query: z.object({
      status: z.enum(mailStatuses).optional().describe('Only these.'),
      ...listPart(),
    }),
    answer: listPage(outboxMailSchema, 'OutboxPage'),
  },
  'outbox.retry': {
    route: 'POST /api/outbox/{id}/retry/',
    summary: 'Try a mail again now that has failed or waits, or send one that was kept as a file',
    answer: outboxMailSchema,
    errors: ['conflict'],
  },
  'outbox.test': {
    route: 'POST /api/outbox/test/',
    summary: 'Send a test mail',
    body: named('TestMail', 'Where a test mail should go.', {
      recipient: email().describe('Where it goes.'),
    }),
    status: 202,
    answer: said.extend({ id: id().describe('The mail in the outbox.') }),
  },
});

/** The website's pictures. */
export const libraryEndpoints = endpointsWith({
  access: 'library',
  scope: 'library',
  tag: 'Media',
})({
  'library.list': {
    route: 'GET /api/library/',
    summary: "The website's pictures, newest first, some at a time",
    query: z.object({
      q: searchText(),
      tag: libraryTagSchema.optional().describe('Only pictures with this tag.'),
      ...listPart(),
    }),
    answer: listPage(libraryItemSchema, 'LibraryPage'),
  },
  'library.upload': {
    route: 'POST /api/library/',
    summary: 'Add a picture for the website',
    body: libraryWordsSchema.safeExtend({ key: additionKey() }),
    multipart: true,
    status: 201,
    answer: libraryItemSchema,
  },
  'library.update': {
    route: 'PUT /api/library/{id}/',
    summary: 'Change the words of a picture, its tags and what stays in sight where it is cut',
    body: libraryInputSchema,
    versioned: true,
    answer: libraryItemSchema,
  },
  'library.replace': {
    route: 'POST /api/library/{id}/file/',
    summary: 'Put another file in the place of a picture, wherever it is shown',
    body: z.object({ key: additionKey() }),
    multipart: true,
    answer: libraryItemSchema,
  },
  'library.tags': {
    route: 'GET /api/library-tags/',
    summary: 'The tags that pictures have',
    query: z.object(wholeListPart()),
    answer: z.array(libraryTagCountSchema),
  },
  'library.uses': {
    route: 'GET /api/library/{id}/uses/',
    summary: 'Where a picture is shown',
    query: z.object(wholeListPart()),
    answer: z.array(libraryUseSchema),
  },
  'library.delete': {
    route: 'DELETE /api/library/{id}/',
    summary: 'Delete a picture that no page shows',
    query: z.object({
      earlier: z
        .enum(['keep', 'lose'])
        .default('keep')
        .describe('`lose` deletes it although earlier versions of articles show it.'),
    }),
    errors: ['not-found', 'conflict'],
  },
});
