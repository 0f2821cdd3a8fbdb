import { email } from '../credentials.ts';
import { messages } from '../messages.ts';
import { id, instant, requiredLine, requiredText, text } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import {
  inboxNotifies,
  mailStatuses,
  messageStates,
  messageStatuses,
  messageTypes,
} from './choices.ts';
import { unknownVariables } from './reply-variables.ts';

/** The newest answer to something, as a list shows it. */
export const lastReplySchema = named('LastReply', {
  author: z.string(),
  date: instant(),
  unsent: z.boolean().describe('Its mail was given up, or lies in a file: nobody has got it.'),
});
export type LastReply = z.infer<typeof lastReplySchema>;

/** How those who work the inbox share what is in it. */
export const shared = {
  assigneeId: z.string().nullable().describe('An administrator; null while nobody has taken it.'),
  seen: z.boolean().describe('Whether the own account has opened it, or need not.'),
  last_reply: lastReplySchema.nullable(),
};

/** A message in the back-office (MSG-02). */
export const messageSchema = named('Message', {
  id: id(),
  type: z.enum(messageTypes),
  ...strings('name', 'email', 'subject', 'content'),
  status: z.enum(messageStatuses),
  state: z.enum(messageStates).describe('Spam is what a sender of spam wrote.'),
  ...shared,
  date: instant(),
  isEmail: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

/** A file that goes, or went, with an answer. */
export const replyFileSchema = named('ReplyFile', {
  id: id(),
  name: z.string(),
  size_bytes: z.number().int(),
});
export type ReplyFile = z.infer<typeof replyFileSchema>;

/** An answer to a message, on its way or there. */
export const messageReplySchema = named('MessageReply', {
  id: id(),
  ...strings('content', 'author'),
  date: instant(),
  files: z.array(replyFileSchema),
  status: z.enum(mailStatuses),
  kept_as_file: z.boolean().describe('Mail was not set up: it lies in a file, nobody has got it.'),
  reason: z.string().describe("Why the last try failed; '' where none did."),
});
export type MessageReply = z.infer<typeof messageReplySchema>;

/** What administrators write to each other about a message or an application; it is never mailed. */
export const messageNoteSchema = named('MessageNote', {
  id: id(),
  ...strings('content', 'author'),
  own: z.boolean().describe('Whether the own account wrote it, and may delete it.'),
  date: instant(),
});
export type MessageNote = z.infer<typeof messageNoteSchema>;

/** What stands below something that is answered by mail. */
export const answered = {
  replies: z.array(messageReplySchema),
  unsent_files: z
    .array(replyFileSchema)
    .describe('Of the own account; they count in its next answer until they are deleted.'),
  notes: z.array(messageNoteSchema),
};

export const messageDetailSchema = messageSchema.extend(answered).meta({ id: 'MessageDetail' });
export type MessageDetail = z.infer<typeof messageDetailSchema>;

/** What a visitor writes on the contact page (CON-02). */
export const contactInputSchema = named('ContactInput', {
  name: requiredLine(messages.nameRequired),
  email: email(),
  subject: requiredLine(messages.subjectRequired),
  message: requiredText(messages.messageRequired),
});

/** A reply that is written often. */
export const savedReplySchema = named('SavedReply', {
  title: requiredLine(messages.titleRequired),
  content: requiredText(messages.messageRequired).superRefine((value, context) => {
    const unknown = unknownVariables(value);
    if (unknown.length > 0) {
      context.addIssue({ code: 'custom', message: messages.variablesUnknown(unknown) });
    }
  }),
});
export type SavedReply = z.infer<typeof savedReplySchema>;

/** How the own account works the inbox. */
export const inboxSettingsSchema = named('InboxSettings', {
  signature: text().describe("Stands below the own replies; '' for that of the company."),
  notify: z.enum(inboxNotifies),
});
export type InboxSettings = z.infer<typeof inboxSettingsSchema>;

/** What is not sent stays as it is. */
export const inboxSettingsInputSchema = inboxSettingsSchema
  .extend({ notify: inboxSettingsSchema.shape.notify.optional() })
  .meta({ id: 'InboxSettingsInput' });
export type InboxSettingsInput = z.infer<typeof inboxSettingsInputSchema>;

/** Somebody who works in the back-office. */
export const staffMemberSchema = named('StaffMember', { id: id(), name: z.string() });
export type StaffMember = z.infer<typeof staffMemberSchema>;
