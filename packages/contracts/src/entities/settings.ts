import { optionalEmail } from '../credentials.ts';
import { messages } from '../messages.ts';
import { companySchema } from '../pages/company.ts';
import { phoneNumber } from '../phone.ts';
import { line } from '../text.ts';
import { named, z } from '../zod.ts';

const MONTHS_MAX = 120;

const months = () =>
  z
    .number({ error: messages.monthsInvalid })
    .int({ error: messages.monthsInvalid })
    .min(1, { error: messages.monthsInvalid })
    .max(MONTHS_MAX, { error: messages.monthsInvalid })
    .nullable()
    .default(null)
    .describe('How long they are kept; null keeps them for good.');

/** In which the program writes its mails; what people write stays as they wrote it. */
export const mailLanguages = ['en', 'fr'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** What an administrator sets for the whole installation (ADM-03). */
export const settingsSchema = named('Settings', {
  company: companySchema,
  mailSender: z.object({
    name: line(),
    address: z
      .union([z.literal(''), z.email({ error: messages.emailInvalid }).max(254)])
      .default('')
      .describe("'' uses what the server was started with."),
    language: z.enum(mailLanguages).default('en'),
  }),
  revenue: z.object({ amount: line(), currency: line() }),
  retention: z.object({ messagesMonths: months(), applicationsMonths: months() }),
});
export type Settings = z.infer<typeof settingsSchema>;

/**
 * What is sent to change them. A phone number or e-mail address that an earlier release stored in any
 * form is still shown; a new one has to be one that can be dialled, or written to.
 */
export const settingsInputSchema = settingsSchema
  .extend({
    company: companySchema.extend({ phone: phoneNumber().default(''), email: optionalEmail() }),
  })
  .meta({ id: 'SettingsInput' });

/** How mails leave the installation. */
export const mailRouteSchema = named('MailRoute', {
  mode: z.enum(['smtp', 'folder']),
  from: z.string(),
  place: z.string().describe('The server, or the folder that holds the mails.'),
});
export type MailRoute = z.infer<typeof mailRouteSchema>;
