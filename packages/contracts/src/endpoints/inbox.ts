import { email } from '../credentials.ts';
import {
  inboxSettingsInputSchema,
  inboxSettingsSchema,
  messageNoteSchema,
  replyFileSchema,
  savedReplySchema,
  staffMemberSchema,
} from '../entities/message.ts';
import { additionKey } from '../entities/portfolio.ts';
import { BULK_MAX, DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { messages } from '../messages.ts';
import { count, id, requiredText, text } from '../text.ts';
import { named, z } from '../zod.ts';
import { messageChangeSchema } from './admin.ts';
import { endpointsWith, said } from './endpoint.ts';
import { wholeListPart } from './list-page.ts';

export const bulkIds = z
  .array(id())
  .min(1)
  .max(BULK_MAX, { error: messages.tooMany(BULK_MAX) })
  .describe('Which of them.');

/** How many of those that were named were there. */
export const bulkChanged = z.object({ changed: count.describe('How many were there.') });
/** And which. */
export const bulkDeleted = bulkChanged.extend({
  ids: z.array(z.string()).describe('Which of them were there, and are deleted now.'),
});

export const noteInputSchema = z
  .object({
    content: requiredText(messages.messageRequired).describe('What it says.'),
    key: additionKey(),
  })
  .meta({ id: 'MessageNoteInput', description: 'A note, as it is written.' });

export const forwardInputSchema = z
  .object({
    to: email().describe('Where it goes.'),
    content: text().describe('A text above it.'),
    key: additionKey(),
  })
  .meta({ id: 'ForwardInput', description: 'A message or an application to be passed on.' });

/** What those who work the inbox together need beside the messages. */
export const inboxEndpoints = endpointsWith({
  access: 'inbox',
  scope: 'messages',
  tag: 'Back-office',
})({
  'admin.messages.bulk.change': {
    route: 'PUT /api/bulk/messages/',
    summary: 'Change several messages alike; those that are gone are left out',
    body: named('MessagesChange', 'One change of several messages.', {
      ids: bulkIds,
      change: messageChangeSchema.describe('What changes of each.'),
    }),
    answer: bulkChanged,
    errors: ['conflict'],
  },
  'admin.messages.bulk.delete': {
    route: 'POST /api/bulk/messages/deletions/',
    summary: 'Delete several messages; those that are gone are left out',
    body: named('MessagesDeletion', 'Several messages to be deleted.', { ids: bulkIds }),
    answer: bulkDeleted,
  },
  'admin.messages.notes.add': {
    route: 'POST /api/messages/{id}/notes/',
    summary: 'Note something about a message for other administrators; it is never mailed',
    body: noteInputSchema,
    status: 201,
    answer: messageNoteSchema,
  },
  'admin.messages.notes.delete': {
    route: 'DELETE /api/notes/{id}/',
    summary: 'Delete a note of the own account',
  },
  'admin.messages.forward': {
    route: 'POST /api/messages/{id}/forwards/',
    // a program must not be able to mail any text to any address in the company's name
    scope: 'none',
    summary: 'Mail a message, quoted, to somebody else',
    body: forwardInputSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    status: 202,
    answer: said,
    errors: ['conflict'],
  },
  // a program must not be able to mail files, or read what was mailed
  'admin.messages.files.add': {
    route: 'POST /api/messages/{id}/files/',
    scope: 'none',
    summary: 'Upload a file that goes with the next answer of the own account to a message',
    body: z.object({ key: additionKey() }),
    multipart: true,
    status: 201,
    answer: replyFileSchema,
    errors: ['conflict'],
  },
  'admin.inbox.files.get': {
    route: 'GET /api/reply-files/{id}/',
    scope: 'none',
    summary: 'A file that went with an answer, to be saved',
    file: 'application/octet-stream',
  },
  'admin.inbox.files.delete': {
    route: 'DELETE /api/reply-files/{id}/',
    scope: 'none',
    summary: 'Delete a file of the own account that has gone with no answer yet',
  },
  'admin.inbox.staff': {
    route: 'GET /api/staff/',
    summary: 'The active administrators, to whom messages and applications can be given, by name',
    query: z.object(wholeListPart()),
    answer: z.array(staffMemberSchema),
  },
  'admin.inbox.get': {
    route: 'GET /api/inbox/settings/',
    summary: 'How the own account works the inbox',
    answer: inboxSettingsSchema,
  },
  'admin.inbox.save': {
    route: 'PUT /api/inbox/settings/',
    summary: 'Change how the own account works the inbox',
    body: inboxSettingsInputSchema,
    answer: inboxSettingsSchema,
  },
  'admin.inbox.replies.get': {
    route: 'GET /api/saved-replies/',
    summary: 'The replies that are written often, in their order',
    answer: named('SavedReplies', 'The replies that are written often.', {
      items: z.array(savedReplySchema).describe('In their order.'),
    }),
    versioned: true,
  },
  'admin.inbox.replies.save': {
    route: 'PUT /api/saved-replies/',
    summary: 'Change the replies that are written often',
    body: named('SavedRepliesInput', 'The replies that are written often.', {
      items: z.array(savedReplySchema).max(100).describe('In their order.'),
    }),
    versioned: true,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    answer: named('SavedReplies', 'The replies that are written often.', {
      items: z.array(savedReplySchema).describe('In their order.'),
    }),
    errors: ['conflict'],
  },
});
