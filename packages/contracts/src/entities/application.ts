import { id, instant } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { applicationKinds, applicationStatuses } from './choices.ts';
import { answered, shared } from './message.ts';

export const applicationSchema = named(
  'Application',
  'An application to one of the two programmes.',
  {
    id: id(),
    kind: z.enum(applicationKinds).describe('For an internship or a training.'),
    ...strings({
      name: 'The name of who applies.',
      email: 'Where to answer to.',
      phone: "Telephone number; '' for none.",
      education: 'What was learned before.',
      interests: 'What the person would like to do.',
      program: "The training; '' for an internship.",
      message: 'What else was written.',
    }),
    status: z.enum(applicationStatuses).describe('Its status.'),
    ...shared,
    date: instant().describe('When it was sent.'),
  },
);
export type Application = z.infer<typeof applicationSchema>;

export const applicationDetailSchema = applicationSchema
  .extend(answered)
  .meta({ id: 'ApplicationDetail', description: 'An application with the answers to it.' });
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;
