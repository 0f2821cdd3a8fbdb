import { email } from '../credentials.ts';
import { messages } from '../messages.ts';
import { id, instant, line, requiredLine, requiredText, text } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import {
  applicationKinds,
  applicationStatuses,
  mailStatuses,
  messageStatuses,
  messageTypes,
} from './choices.ts';

/** A message in the back-office (MSG-02). */
export const messageSchema = named('Message', {
  id: id(),
  type: z.enum(messageTypes),
  ...strings('name', 'email', 'subject', 'content'),
  status: z.enum(messageStatuses),
  date: instant(),
  isEmail: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

/** An answer to a message, on its way or there. */
export const messageReplySchema = named('MessageReply', {
  id: id(),
  ...strings('content', 'author'),
  date: instant(),
  status: z.enum(mailStatuses),
  reason: z.string().describe("Why the last try failed; '' where none did."),
});
export type MessageReply = z.infer<typeof messageReplySchema>;

export const messageDetailSchema = messageSchema
  .extend({ replies: z.array(messageReplySchema) })
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
});
export type Application = z.infer<typeof applicationSchema>;
