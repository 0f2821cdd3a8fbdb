import { optionalEmail } from '../credentials.ts';
import { baseLocale, locales } from '../locales.ts';
import { companySchema } from '../pages/company.ts';
import { phoneNumber } from '../phone.ts';
import { line } from '../text.ts';
import { named, says, z } from '../zod.ts';

const MONTHS_MAX = 120;

const months = () =>
  z
    .number(says('monthsInvalid'))
    .int(says('monthsInvalid'))
    .min(1, says('monthsInvalid'))
    .max(MONTHS_MAX, says('monthsInvalid'))
    .nullable()
    .default(null)
    .describe('How long they are kept; null keeps them for good.');

export const settingsSchema = named(
  'Settings',
  'What an administrator sets for the whole installation.',
  {
    company: companySchema.describe('The company, as every page shows it.'),
    mailSender: z
      .object({
        name: line().describe(
          "The name in front of the address; '' is the name of the company, unless the server was started with one.",
        ),
        address: z
          .union([z.literal(''), z.email(says('emailInvalid')).max(254)])
          .default('')
          .describe("'' uses what the server was started with."),
        language: z
          .enum(locales)
          .default(baseLocale)
          .describe(
            'In which language the mails are to people without an account, or whose account has none.',
          ),
      })
      .describe('Who mails are from.'),
    revenue: z
      .object({
        amount: line().describe('The figure, as text.'),
        currency: line().describe('Its currency, as text.'),
      })
      .describe('The figure on the dashboard.'),
    retention: z
      .object({ messagesMonths: months(), applicationsMonths: months() })
      .describe('What is deleted by itself after a time.'),
  },
);
export type Settings = z.infer<typeof settingsSchema>;

/**
 * What is sent to change them. A phone number or e-mail address that an earlier release stored in any
 * form is still shown; a new one has to be one that can be dialled, or written to.
 */
export const settingsInputSchema = settingsSchema
  .extend({
    company: companySchema
      .extend({
        phone: phoneNumber().default('').describe('Where to call.'),
        email: optionalEmail().describe('Where to write to.'),
      })
      .describe('What every page says of the company.'),
  })
  .meta({ id: 'SettingsInput', description: 'The settings as they should be; the whole of them.' });

export const mailRouteSchema = named('MailRoute', 'How mails leave the installation.', {
  mode: z.enum(['smtp', 'folder']).describe('Sent by a server, or written into a folder.'),
  from: z.string().describe('The sender that mails have.'),
  place: z.string().describe('The server, or the folder that holds the mails.'),
});
export type MailRoute = z.infer<typeof mailRouteSchema>;
