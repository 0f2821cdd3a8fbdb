import { email } from '../credentials.ts';
import { libraryInputSchema, libraryItemSchema, libraryUseSchema } from '../entities/library.ts';
import { mailStatuses } from '../entities/message.ts';
import { additionKey } from '../entities/portfolio.ts';
import { mailRouteSchema, settingsSchema } from '../entities/settings.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { id, instant } from '../text.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { cursor, listPage, searchText } from './list-page.ts';

const tag = 'Settings';
const byId = z.object({ id: id() });
const said = z.object({ message: z.string() });

/** A mail of the outbox, without what it says. */
export const outboxMailSchema = z
  .object({
    id: id(),
    recipient: z.string(),
    subject: z.string(),
    status: z.enum(mailStatuses),
    attempts: z.number().int(),
    reason: z.string().meta({ description: "Why the last try failed; '' where none did." }),
    date: instant(),
    sent_at: instant().nullable(),
    next_attempt_at: instant().nullable().meta({ description: 'null once nothing is tried.' }),
  })
  .meta({ id: 'OutboxMail' });
export type OutboxMail = z.infer<typeof outboxMailSchema>;

export const settingsEndpoints = endpointsWith({ access: 'admin', tag })({
  'settings.get': {
    method: 'GET',
    path: '/api/settings/',
    summary: 'The settings of the installation',
    versioned: true,
    success: { status: 200, body: settingsSchema },
  },
  'settings.save': {
    method: 'PUT',
    path: '/api/settings/',
    summary: 'Change the settings of the installation',
    body: settingsSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    success: { status: 200, body: settingsSchema },
    errors: ['conflict'],
  },
  'outbox.route': {
    method: 'GET',
    path: '/api/outbox/route/',
    summary: 'How mails leave: by which server, or into which folder',
    success: { status: 200, body: mailRouteSchema },
  },
  'outbox.list': {
    method: 'GET',
    path: '/api/outbox/',
    summary: 'Mails and what became of them, newest first, some at a time',
    query: z.object({ status: z.enum(mailStatuses).optional(), after: cursor() }),
    success: { status: 200, body: listPage(outboxMailSchema, 'OutboxPage') },
  },
  'outbox.retry': {
    method: 'POST',
    path: '/api/outbox/{id}/retry/',
    summary: 'Try a mail again now that has failed or waits',
    params: byId,
    success: { status: 200, body: outboxMailSchema },
    errors: ['not-found', 'conflict'],
  },
  'outbox.test': {
    method: 'POST',
    path: '/api/outbox/test/',
    summary: 'Send a test mail',
    body: z.object({ recipient: email() }).meta({ id: 'TestMail' }),
    success: { status: 202, body: said.extend({ id: id() }) },
    errors: ['too-many-requests'],
  },
  'library.list': {
    method: 'GET',
    path: '/api/library/',
    tag: 'Media',
    summary: "The website's pictures, newest first, some at a time",
    query: z.object({ q: searchText(), after: cursor() }),
    success: { status: 200, body: listPage(libraryItemSchema, 'LibraryPage') },
  },
  'library.upload': {
    method: 'POST',
    path: '/api/library/',
    tag: 'Media',
    summary: 'Add a picture for the website',
    body: libraryInputSchema.safeExtend({ key: additionKey() }),
    multipart: true,
    success: { status: 201, body: libraryItemSchema },
    errors: ['too-large', 'unsupported-media-type', 'out-of-space', 'unavailable'],
  },
  'library.update': {
    method: 'PUT',
    path: '/api/library/{id}/',
    tag: 'Media',
    summary: 'Change the words of a picture',
    params: byId,
    body: libraryInputSchema,
    success: { status: 200, body: libraryItemSchema },
    errors: ['not-found'],
  },
  'library.uses': {
    method: 'GET',
    path: '/api/library/{id}/uses/',
    tag: 'Media',
    summary: 'Where a picture is shown',
    params: byId,
    success: { status: 200, body: z.array(libraryUseSchema) },
    errors: ['not-found'],
  },
  'library.delete': {
    method: 'DELETE',
    path: '/api/library/{id}/',
    tag: 'Media',
    summary: 'Delete a picture that no page shows',
    params: byId,
    query: z.object({
      earlier: z.enum(['keep', 'lose']).default('keep').meta({
        description: '`lose` deletes it although earlier versions of articles show it.',
      }),
    }),
    success: { status: 204 },
    errors: ['not-found', 'conflict'],
  },
});
