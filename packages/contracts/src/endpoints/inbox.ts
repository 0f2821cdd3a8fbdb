import {
  inboxSettingsInputSchema,
  inboxSettingsSchema,
  messageDetailSchema,
  messageSchema,
  savedReplyInputSchema,
  savedReplySchema,
  staffMemberSchema,
} from '../entities/message.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { messageStanding } from '../records/message.ts';
import { changeShape } from '../records/schemas.ts';
import { count } from '../text.ts';
import { change, named, z } from '../zod.ts';
import { conversationEndpoints, conversationFilter, ownReading } from './conversations.ts';
import { endpointsWith } from './endpoint.ts';
import { listPage, listPart, searchText, wholeListPart } from './list-page.ts';

const { type, state } = messageSchema.shape;

export const messageChangeSchema = change('MessageChange', 'What changes of a message.', {
  ...changeShape(messageStanding),
  ...ownReading,
});
export type MessageChange = z.infer<typeof messageChangeSchema>;

/** What administrators do with messages, and what they need beside them and the applications. */
export const inboxEndpoints = endpointsWith({
  access: 'inbox',
  scope: 'messages',
  tag: 'Back-office',
})({
  'admin.messages.list': {
    route: 'GET /api/messages/',
    summary: 'The messages, newest first, some at a time',
    query: z.object({
      folder: z
        .enum(['inbox', 'archived'])
        .default('inbox')
        .describe('Those in the inbox, or those that were archived.'),
      q: searchText(),
      type: type.optional().describe('Only those that came this way.'),
      status: z.enum(['unread', 'read']).optional().describe('Only these.'),
      state: state.optional().describe('Only these; spam is left out unless it is asked for.'),
      ...conversationFilter,
      ...listPart(),
    }),
    answer: listPage(messageSchema, 'MessagePage').extend({
      unread: count.describe('Messages that nobody has read.'),
    }),
  },
  ...conversationEndpoints({
    ...{ path: 'messages', notesPath: 'notes', one: 'a message', several: 'messages' },
    ...{ schema: messageSchema, detail: messageDetailSchema, change: messageChangeSchema },
  }),
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
      items: z.array(savedReplyInputSchema).max(100).describe('In their order.'),
    }),
    versioned: true,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    answer: named('SavedReplies', 'The replies that are written often.', {
      items: z.array(savedReplySchema).describe('In their order.'),
    }),
    errors: ['conflict'],
  },
});
