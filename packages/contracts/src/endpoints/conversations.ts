import { email } from '../credentials.ts';
import { messageNoteSchema, messageReplySchema, replyFileSchema } from '../entities/message.ts';
import { additionKey } from '../entities/portfolio.ts';
import { localeSchema } from '../in-language.ts';
import { BULK_MAX, DOCUMENT_BODY_LIMIT_BYTES, REPLY_FILES_MAX } from '../limits.ts';
import { count, id, requiredText, text } from '../text.ts';
import { named, says, z } from '../zod.ts';
import { prefixed, said } from './endpoint.ts';

const bulkIds = z.array(id()).min(1).max(BULK_MAX, says('tooMany')).describe('Which of them.');
/** How many of those that were named were there. */
const bulkChanged = z.object({ changed: count.describe('How many were there.') });
/** And which. */
const bulkDeleted = bulkChanged.extend({
  ids: z.array(z.string()).describe('Which of them were there, and are deleted now.'),
});

/** An answer as it is written. */
const replyInputSchema = z
  .object({
    content: requiredText('messageRequired').describe(
      'What it says; {greeting}, {name}, {subject}, {company} and {me} are filled in.',
    ),
    key: additionKey(),
    files: z
      .array(id())
      .max(REPLY_FILES_MAX, says('tooMany'))
      .optional()
      .describe('Ids of files that the own account has uploaded for this answer.'),
    seen_replies: count
      .min(0)
      .optional()
      .describe('How many answers were shown while it was written: with more it is not sent.'),
  })
  .meta({ id: 'ReplyInput', description: 'An answer, as it is written.' });

const noteInputSchema = z
  .object({
    content: requiredText('messageRequired').describe('What it says.'),
    key: additionKey(),
  })
  .meta({ id: 'MessageNoteInput', description: 'A note, as it is written.' });

const forwardInputSchema = z
  .object({
    to: email().describe('Where it goes.'),
    content: text().describe('A text above it.'),
    key: additionKey(),
  })
  .meta({ id: 'ForwardInput', description: 'A message or an application to be passed on.' });

/** Whose work is wanted of what administrators share. */
export const assignee = () =>
  id()
    .optional()
    .describe(
      "Only those that this account answers; 'me' for the own one, 'nobody' for those that no administrator in office answers, 'me-or-nobody' for both.",
    );

/** What staff ask of anything that has arrived. */
export const conversationFilter = {
  assignee: assignee(),
  seen: z.enum(['no']).optional().describe('Only those that the own account has not opened yet.'),
  language: localeSchema().optional().describe('Only those that are written in it.'),
};

/** What changes of anything that has arrived. */
export const ownReading = {
  seen: z
    .boolean()
    .optional()
    .describe('Whether the own account has opened it: that is changed for no other account.'),
};

interface Conversations<P, N, Whole, Detail, Change> {
  path: P;
  notesPath: N;
  /** As sentences name one. */
  one: string;
  several: string;
  schema: Whole;
  detail: Detail;
  change: Change;
}

/** What staff do with messages, and with applications. */
export const conversationEndpoints = <
  const P extends 'messages' | 'applications',
  const N extends string,
  Whole extends z.core.$ZodType,
  Detail extends z.core.$ZodType,
  Change extends z.ZodType,
>({
  path,
  notesPath,
  one,
  several,
  schema,
  detail,
  change,
}: Conversations<P, N, Whole, Detail, Change>) => {
  const name = `${path === 'messages' ? 'Messages' : 'Applications'}`;
  return prefixed(`admin.${path}`, {
    get: {
      route: `GET /api/${path}/{id}/`,
      summary: `One of the ${several} with the answers to it and the notes about it`,
      answer: detail,
    },
    update: {
      route: `PUT /api/${path}/{id}/`,
      summary: `Change what becomes of ${one} and who answers it, or mark it as read or unread`,
      body: change,
      answer: schema,
    },
    delete: { route: `DELETE /api/${path}/{id}/`, summary: `Delete ${one}` },
    'bulk.change': {
      route: `PUT /api/bulk/${path}/`,
      summary: `Change several ${several} alike; those that are gone are left out`,
      body: named(`${name}Change`, `One change of several ${several}.`, {
        ids: bulkIds,
        change: change.describe('What changes of each.') as Change,
      }),
      answer: bulkChanged,
    },
    'bulk.delete': {
      route: `POST /api/bulk/${path}/deletions/`,
      summary: `Delete several ${several}; those that are gone are left out`,
      body: named(`${name}Deletion`, `Several ${several} to be deleted.`, { ids: bulkIds }),
      answer: bulkDeleted,
    },
    reply: {
      route: `POST /api/${path}/{id}/replies/`,
      summary: `Answer ${one} by mail`,
      body: replyInputSchema,
      bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
      status: 201,
      answer: messageReplySchema,
      errors: ['conflict'],
    },
    'notes.add': {
      route: `POST /api/${path}/{id}/notes/`,
      summary: `Note something about ${one} for other administrators; it is never mailed`,
      body: noteInputSchema,
      status: 201,
      answer: messageNoteSchema,
    },
    'notes.delete': {
      route: `DELETE /api/${notesPath}/{id}/`,
      summary: `Delete a note of the own account about ${one}`,
    },
    'files.add': {
      route: `POST /api/${path}/{id}/files/`,
      // a program must not be able to mail files, or read what was mailed
      scope: 'none',
      summary: `Upload a file that goes with the next answer of the own account to ${one}`,
      body: z.object({ key: additionKey() }),
      multipart: true,
      status: 201,
      answer: replyFileSchema,
      errors: ['conflict'],
    },
    forward: {
      route: `POST /api/${path}/{id}/forwards/`,
      // a program must not be able to mail any text to any address in the company's name
      scope: 'none',
      summary: `Mail ${one}, quoted, to another address`,
      body: forwardInputSchema,
      bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
      status: 202,
      answer: said,
      errors: ['conflict'],
    },
  } as const);
};
