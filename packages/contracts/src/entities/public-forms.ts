import { email } from '../credentials.ts';
import { sentFrom } from '../in-language.ts';
import { named, z } from '../zod.ts';
import { applicationInputSchema } from './application-input.ts';
import { contactInputSchema } from './message.ts';

/** A person takes longer than this, in ms, to fill in a form. */
export const MIN_FILL_MS = 2_000;

/** What travels with every form that anyone may send. */
export const formGuards = z.object({
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .meta({
      description: 'Chosen once for what is being sent; sending it again stores nothing.',
      examples: ['4f1c2a90-send'],
    }),
  website: z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'Hidden from people; what fills it in is no person.', examples: [''] }),
  filled_ms: z
    .number()
    .min(0)
    .meta({
      description: 'How long the form was open before it was sent, in ms.',
      examples: [9_000],
    }),
});
export type FormGuards = z.infer<typeof formGuards>;

export const contactFormSchema = contactInputSchema
  .extend({ ...formGuards.shape, ...sentFrom() })
  .meta({ id: 'ContactForm', description: 'What a visitor writes to the company.' });
export type ContactForm = z.infer<typeof contactFormSchema>;

export const applicationFormSchema = z
  .intersection(applicationInputSchema, formGuards.extend(sentFrom()))
  .meta({ id: 'ApplicationForm', description: 'An application as the form sends it.' });
export type ApplicationForm = z.infer<typeof applicationFormSchema>;

export const newsletterFormSchema = named('NewsletterForm', 'A request for the newsletter.', {
  email: email().describe('Where it should go.'),
  ...formGuards.shape,
  ...sentFrom(),
});
export type NewsletterForm = z.infer<typeof newsletterFormSchema>;
