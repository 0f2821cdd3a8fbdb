import { email } from '../credentials.ts';
import { messages } from '../messages.ts';
import { line, requiredLine, requiredText, text } from '../text.ts';
import { z } from '../zod.ts';

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
