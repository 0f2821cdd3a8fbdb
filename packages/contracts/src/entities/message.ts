import { email } from '../credentials.ts';
import { messages } from '../messages.ts';
import { id, instant, line, requiredLine, requiredText, text } from '../text.ts';
import { z } from '../zod.ts';

export const messageTypes = ['contact-form', 'internal', 'support', 'feedback'] as const;
export const messageStatuses = ['unread', 'read', 'archived'] as const;
export type MessageType = (typeof messageTypes)[number];
export type MessageStatus = (typeof messageStatuses)[number];

/** A message in the back-office (MSG-02). */
export const messageSchema = z
  .object({
    id: id(),
    type: z.enum(messageTypes),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    content: z.string(),
    status: z.enum(messageStatuses),
    date: instant(),
    isEmail: z.boolean(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof messageSchema>;

export const messageSearchFields = ['subject', 'content', 'name', 'email'] as const;

/** What a visitor writes on the contact page (CON-02). */
export const contactInputSchema = z
  .object({
    name: requiredLine(messages.nameRequired),
    email: email(),
    subject: requiredLine(messages.subjectRequired),
    message: requiredText(messages.messageRequired),
  })
  .meta({ id: 'ContactInput' });
export type ContactInput = z.infer<typeof contactInputSchema>;

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

export const applicationStatuses = ['new', 'shortlisted', 'accepted', 'declined'] as const;

export const applicationSchema = z
  .object({
    id: id(),
    kind: z.enum(['internship', 'training']),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    education: z.string(),
    interests: z.string(),
    program: z.string(),
    message: z.string(),
    status: z.enum(applicationStatuses),
    date: instant(),
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof applicationSchema>;
