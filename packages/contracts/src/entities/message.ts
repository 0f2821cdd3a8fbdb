import { email } from '../credentials.ts';
import { messages } from '../messages.ts';
import { id, instant, line, requiredLine, requiredText, text } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import {
  applicationKinds,
  applicationStatuses,
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

/** A message in the back-office (MSG-02). */
export const messageSchema = named('Message', {
  id: id(),
  type: z.enum(messageTypes),
  ...strings('name', 'email', 'subject', 'content'),
  status: z.enum(messageStatuses),
  state: z.enum(messageStates).describe('Spam is what a sender of spam wrote.'),
  assigneeId: z.string().nullable().describe('An administrator; null while nobody has taken it.'),
  seen: z.boolean().describe('Whether the own account has opened it, or need not.'),
  date: instant(),
  isEmail: z.boolean(),
  last_reply: lastReplySchema.nullable(),
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

/** What administrators write to each other about a message; it is never mailed. */
export const messageNoteSchema = named('MessageNote', {
  id: id(),
  ...strings('content', 'author'),
  own: z.boolean().describe('Whether the own account wrote it, and may delete it.'),
  date: instant(),
});
export type MessageNote = z.infer<typeof messageNoteSchema>;

/** What stands below something that is answered by mail. */
const answered = {
  replies: z.array(messageReplySchema),
  unsent_files: z
    .array(replyFileSchema)
    .describe('Of the own account; they count in its next answer until they are deleted.'),
};

export const messageDetailSchema = messageSchema
  .extend({ ...answered, notes: z.array(messageNoteSchema) })
  .meta({ id: 'MessageDetail' });
export type MessageDetail = z.infer<typeof messageDetailSchema>;

/** What a visitor writes on the contact page (CON-02). */
export const contactInputSchema = named('ContactInput', {
  name: requiredLine(messages.nameRequired),
  email: email(),
  subject: requiredLine(messages.subjectRequired),
  message: requiredText(messages.messageRequired),
});

export const trainingPrograms = [
  'Full-stack Web Development',
  'Mobile App Development (iOS & Android)',
  'Frontend Development (React, Vue, Angular)',
  'Backend Development (Node.js, Python, Java)',
  'UI/UX Design',
  'Data Science & Machine Learning',
  'Cloud Computing & DevOps',
  'Cybersecurity',
] as const;

const applicant = {
  name: requiredLine(messages.nameRequired),
  email: email(),
  phone: line(),
  message: requiredText(messages.messageRequired),
};

/** An application to one of the two programmes (APP-02). */
export const applicationInputSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('internship'),
      ...applicant,
      education: requiredText(messages.educationRequired),
      interests: requiredText(messages.interestsRequired),
      program: line(),
    }),
    z.object({
      kind: z.literal('training'),
      ...applicant,
      education: text(),
      interests: text(),
      program: z.enum(trainingPrograms, { error: messages.programRequired }),
    }),
  ])
  .meta({ id: 'ApplicationInput' });
export type ApplicationInput = z.infer<typeof applicationInputSchema>;

export const applicationSchema = named('Application', {
  id: id(),
  kind: z.enum(applicationKinds),
  ...strings('name', 'email', 'phone', 'education', 'interests', 'program', 'message'),
  status: z.enum(applicationStatuses),
  date: instant(),
  last_reply: lastReplySchema.nullable(),
});
export type Application = z.infer<typeof applicationSchema>;

export const applicationDetailSchema = applicationSchema
  .extend(answered)
  .meta({ id: 'ApplicationDetail' });
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

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
