import { email } from '../credentials.ts';
import { line, requiredLine, requiredText, text } from '../text.ts';
import { says, z } from '../zod.ts';

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
  name: requiredLine('nameRequired').describe('The name of who applies.'),
  email: email().describe('Where to answer to.'),
  phone: line().describe("Telephone number; '' for none."),
  message: requiredText('messageRequired').describe('What else was written.'),
};

/** An application to one of the two programmes (APP-02). */
export const applicationInputSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('internship').describe('For an internship or a training.'),
      ...applicant,
      education: requiredText('educationRequired').describe('What was learned before.'),
      interests: requiredText('interestsRequired').describe('What the person would like to do.'),
      program: line().describe("The training; '' for an internship."),
    }),
    z.object({
      kind: z.literal('training').describe('For an internship or a training.'),
      ...applicant,
      education: text().describe('What was learned before.'),
      interests: text().describe('What the person would like to do.'),
      program: z
        .enum(trainingPrograms, says('programRequired'))
        .describe("The training; '' for an internship."),
    }),
  ])
  .meta({ id: 'ApplicationInput', description: 'An application to one of the two programmes.' });
export type ApplicationInput = z.infer<typeof applicationInputSchema>;
