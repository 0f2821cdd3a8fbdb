import { email, newPassword, offeredPassword, typedTwice } from '../credentials.ts';
import { locales } from '../locales.ts';
import { accountFields } from '../records/account.ts';
import { inputShape, plainShape } from '../records/schemas.ts';
import { id, instant, line, requiredLine, version } from '../text.ts';
import { named, says, strings, z } from '../zod.ts';
import { accountStatuses } from './choices.ts';
import { professions } from './professions.ts';
import { roles, sessionRoles } from './roles.ts';

export const registrationSchema = named('Registration', 'What a new account is made from.', {
  email: email().describe('The address to sign in with.'),
  password: newPassword().describe('What to sign in with from then on, at least 8 characters.'),
  first_name: requiredLine('firstNameRequired', 100).describe('First name.'),
  last_name: requiredLine('lastNameRequired', 100).describe('Last name.'),
  profession: z
    .enum(professions, says('professionRequired'))
    .describe('What the professional does.'),
  phone: line().describe('Telephone number.'),
  skills: line().describe('Skills, separated by commas.'),
  language: z
    .enum(locales)
    .optional()
    .describe('The language of the account, of its area and its mails.'),
});
export type Registration = z.infer<typeof registrationSchema>;

/** The registration form: the payload and the password once more. */
export const registrationFormSchema = registrationSchema
  .extend({ confirm_password: z.string().default('') })
  .refine(...typedTwice('password', 'confirm_password'));
export type RegistrationForm = z.infer<typeof registrationFormSchema>;

export const accountSchema = named('Account', 'The account as its owner sees it.', {
  id: id(),
  ...strings({
    email: 'The address to sign in with; mails go there once it is confirmed.',
    profession: "What the professional does; '' of administrators.",
  }),
  ...plainShape(accountFields),
  emailConfirmed: z
    .boolean()
    .describe(
      'Whether the link mailed to it was opened; until then nothing that others write is mailed there.',
    ),
  role: z
    .enum(sessionRoles)
    .describe('What the account may do: the back-office (`admin`) or the own portfolio (`user`).'),
  createdAt: instant().describe('When the account was made.'),
  pendingEmail: z
    .string()
    .nullable()
    .describe('The new address, until the link that was mailed to it is opened.'),
});
export type Account = z.infer<typeof accountSchema>;

export const accountSessionSchema = named(
  'AccountSession',
  'A place where the account is signed in.',
  {
    id: id(),
    device: z.string().describe("Browser and system; '' where unknown."),
    createdAt: instant().describe('When it was signed in there.'),
    lastUsedAt: instant().describe('When its tokens were last renewed.'),
    current: z.boolean().describe('Whether it is the one that asks.'),
  },
);
export type AccountSession = z.infer<typeof accountSessionSchema>;

const settingsFields = z.object({
  ...inputShape(accountFields),
  email: email().describe(
    'The address to sign in with; a new one counts once the link mailed to it is opened.',
  ),
  currentPassword: z
    .union([z.literal(''), offeredPassword()])
    .default('')
    .describe("The present password: needed with a new password or e-mail; '' otherwise."),
  newPassword: z
    .union([z.literal(''), newPassword()])
    .default('')
    .describe("The new password; '' keeps the present one."),
});

const provesItself = (form: z.infer<typeof settingsFields>) =>
  form.newPassword === '' || form.currentPassword !== '';
const unproven = { path: ['currentPassword'], ...says('currentPasswordRequired') };

/**
 * Account settings (SET-02): the current password is asked for with a new one; the server asks for
 * it with a new e-mail too, for anyone who has the e-mail can have the account.
 */
export const accountSettingsSchema = settingsFields
  .refine(provesItself, unproven)
  .meta({ id: 'AccountSettings', description: 'The account as it should be; the whole of it.' });
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

/** The settings form: what is sent and the new password once more. */
export const accountSettingsFormSchema = settingsFields
  .extend({ confirmPassword: z.string().default('') })
  .refine(provesItself, { ...unproven, when: () => true })
  .refine(...typedTwice('newPassword', 'confirmPassword'));
export type AccountSettingsForm = z.infer<typeof accountSettingsFormSchema>;

export const adminUserSchema = named('AdminUser', 'An account as the back-office lists it.', {
  id: id(),
  ...strings({ name: 'First and last name.', email: 'The address to sign in with.' }),
  role: z.enum(roles).describe('What the account may do; `editor` has no rights of its own yet.'),
  status: z.string().describe(`Whether it can sign in: one of ${accountStatuses.join(', ')}.`),
  lastLogin: instant().nullable().describe('When it last signed in; null before the first time.'),
  twoSteps: z.boolean().describe('Whether the account signs in with two steps.'),
  version,
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminUserInputSchema = named(
  'AdminUserInput',
  'An account as the back-office writes it.',
  {
    name: requiredLine('nameRequired').describe('First and last name.'),
    email: email().describe('The address to sign in with.'),
    role: z
      .enum(roles)
      .default('user')
      .describe('What the account may do; `editor` has no rights of its own yet.'),
    status: z
      .enum(accountStatuses)
      .default('pending')
      .describe(
        'Whether it can sign in: only `active` ones can; `pending` ones are invited by mail.',
      ),
  },
);
export type AdminUserInput = z.infer<typeof adminUserInputSchema>;
