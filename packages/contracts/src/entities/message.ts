import { email } from '../credentials.ts';
import { type Locale, locales, otherLocales } from '../locales.ts';
import { messageFields } from '../records/message.ts';
import { plainShape } from '../records/schemas.ts';
import { count, id, instant, requiredLine, requiredText, text } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { inboxNotifies, mailStatuses } from './choices.ts';
import { unknownVariables } from './reply-variables.ts';

export const lastReplySchema = named('LastReply', 'The newest answer to something.', {
  author: z.string().describe('Who wrote it.'),
  date: instant().describe('When it was written.'),
  unsent: z
    .boolean()
    .describe(
      'Whether it has reached nobody, and will not by itself: its mail failed, or is in a file.',
    ),
});
export type LastReply = z.infer<typeof lastReplySchema>;

/** What comes besides the fields of anything that has arrived. */
export const shared = {
  seen: z
    .boolean()
    .describe(
      'Whether the own account has opened it, or need not: what was decided is new to nobody.',
    ),
  last_reply: lastReplySchema.nullable().describe('The newest answer to it; null for none.'),
  date: instant().describe('When it came.'),
};

export const messageSchema = named('Message', 'A message to the company.', {
  id: id(),
  ...plainShape(messageFields),
  ...shared,
});
export type Message = z.infer<typeof messageSchema>;

export const replyFileSchema = named('ReplyFile', 'A file that goes, or went, with an answer.', {
  id: id(),
  name: z.string().describe('What it is called, with the ending of what it is.'),
  size_bytes: count.describe('How many bytes it has.'),
});
export type ReplyFile = z.infer<typeof replyFileSchema>;

export const messageReplySchema = named('MessageReply', 'An answer to a message.', {
  id: id(),
  ...strings({ content: 'What it says.', author: 'Who wrote it.' }),
  date: instant().describe('When it was written.'),
  files: z.array(replyFileSchema).describe('What went with it.'),
  status: z.enum(mailStatuses).describe('What became of the mail.'),
  kept_as_file: z
    .boolean()
    .describe('Whether the mail is in a file and has reached nobody, because mail was not set up.'),
  reason: z.string().describe("Why the last try failed; '' where none did."),
});
export type MessageReply = z.infer<typeof messageReplySchema>;

export const messageNoteSchema = named(
  'MessageNote',
  'A note of an administrator about a message or an application.',
  {
    id: id(),
    ...strings({
      content: 'What it says.',
      author: "Who wrote it; '' once that account is erased.",
    }),
    own: z.boolean().describe('Whether the own account wrote it, and may delete it.'),
    date: instant().describe('When it was written.'),
  },
);
export type MessageNote = z.infer<typeof messageNoteSchema>;

/** What is below something that is answered by mail. */
export const answered = {
  replies: z.array(messageReplySchema).describe('The answers to it.'),
  unsent_files: z
    .array(replyFileSchema)
    .describe(
      'What the own account has uploaded for its next answer; they count until they are deleted.',
    ),
  notes: z.array(messageNoteSchema).describe('What administrators wrote to each other about it.'),
};

export const messageDetailSchema = messageSchema
  .extend(answered)
  .meta({ id: 'MessageDetail', description: 'A message with the answers to it.' });
export type MessageDetail = z.infer<typeof messageDetailSchema>;

export const contactInputSchema = named('ContactInput', 'What a visitor writes to the company.', {
  name: requiredLine('nameRequired').describe('The name of who writes.'),
  email: email().describe('Where to answer to.'),
  subject: requiredLine('subjectRequired').describe('What it is about.'),
  message: requiredText('messageRequired').describe('What is written.'),
});

const languageOfReply = z
  .enum(['' as const, ...locales])
  .describe("The language it is in, and offered for first; '' for any.");

export const savedReplySchema = named('SavedReply', 'A reply that is written often.', {
  title: requiredLine('titleRequired').describe('What it is chosen by.'),
  content: requiredText('messageRequired')
    .superRefine((value, context) => {
      const unknown = unknownVariables(value);
      if (unknown.length === 0) return;
      const params = { names: unknown };
      context.addIssue({ code: 'custom', message: 'variablesUnknown', params });
    })
    .describe(
      'What it says; {greeting}, {name}, {subject}, {company} and {me} stand for what they say.',
    ),
  language: languageOfReply.default(''),
});
export const savedReplyInputSchema = savedReplySchema
  .extend({ language: languageOfReply.optional() })
  .meta({
    id: 'SavedReplyInput',
    description: 'A reply that is written often; without a language it keeps that of its title.',
  });
export type SavedReplyInput = z.infer<typeof savedReplyInputSchema>;
export type SavedReply = z.infer<typeof savedReplySchema>;

const signatureIn = (locale: Locale) =>
  text().removeDefault().optional().describe(`Below replies in \`${locale}\`.`);
const signatures = z
  .object(
    Object.fromEntries(otherLocales.map((locale) => [locale, signatureIn(locale)])) as Record<
      Locale,
      ReturnType<typeof signatureIn>
    >,
  )
  .describe('The same in other languages; what is empty or missing is as `signature`.');

export const inboxSettingsSchema = named('InboxSettings', 'How an administrator works the inbox.', {
  signature: text().describe("The last lines of the own replies; '' for that of the company."),
  signatures,
  notify: z
    .enum(inboxNotifies)
    .describe('Whether mails tell of messages and applications: never, at once or once a day.'),
});
export type InboxSettings = z.infer<typeof inboxSettingsSchema>;

/** What is not sent stays as it is. */
export const inboxSettingsInputSchema = inboxSettingsSchema
  .extend({
    signatures: signatures.optional(),
    notify: inboxSettingsSchema.shape.notify.optional(),
  })
  .meta({
    id: 'InboxSettingsInput',
    description: 'How an administrator wants to work the inbox; what is absent stays.',
  });
export type InboxSettingsInput = z.infer<typeof inboxSettingsInputSchema>;

export const staffMemberSchema = named('StaffMember', 'An active administrator.', {
  id: id(),
  name: z.string().describe('First and last name, or the e-mail.'),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;
