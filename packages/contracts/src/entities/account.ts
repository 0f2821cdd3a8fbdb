import { email, newPassword, offeredPassword, typedTwice } from '../credentials.ts';
import { messages } from '../messages.ts';
import { id, instant, line, requiredLine } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { accountStatuses } from './choices.ts';
import { professions } from './professions.ts';
import { roles, sessionRoles } from './roles.ts';

/** What a new account is made from (REG-01, API-01). */
export const registrationSchema = named('Registration', {
  email: email(),
  password: newPassword(),
  first_name: requiredLine(messages.firstNameRequired, 100),
  last_name: requiredLine(messages.lastNameRequired, 100),
  profession: z.enum(professions, { error: messages.professionRequired }),
  phone: line(),
  skills: line().describe('Skills, separated by commas.'),
});
export type Registration = z.infer<typeof registrationSchema>;

/** The registration form: the payload and the password once more. */
export const registrationFormSchema = registrationSchema
  .extend({ confirm_password: z.string().default('') })
  .refine(...typedTwice('password', 'confirm_password'));
export type RegistrationForm = z.infer<typeof registrationFormSchema>;

/** The account as its owner sees it. */
export const accountSchema = named('Account', {
  id: id(),
  ...strings('email', 'firstName', 'lastName', 'phone', 'profession'),
  emailConfirmed: z
    .boolean()
    .describe(
      'Whether the link mailed to it was opened; until then nothing that others write is mailed there.',
    ),
  role: z.enum(sessionRoles),
  createdAt: instant(),
  pendingEmail: z
    .string()
    .nullable()
    .describe('The new address, until the link that was mailed to it is opened.'),
});
export type Account = z.infer<typeof accountSchema>;

/** A place where the account is signed in. */
export const accountSessionSchema = named('AccountSession', {
  id: id(),
  device: z.string().describe("Browser and system; '' where unknown."),
  createdAt: instant(),
  lastUsedAt: instant(),
  current: z.boolean().describe('Whether it is the one that asks.'),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

const settingsFields = z.object({
  firstName: requiredLine(messages.firstNameRequired, 100),
  lastName: requiredLine(messages.lastNameRequired, 100),
  email: email(),
  phone: line(),
  currentPassword: z.union([z.literal(''), offeredPassword()]).default(''),
  newPassword: z.union([z.literal(''), newPassword()]).default(''),
});

const provesItself = (form: z.infer<typeof settingsFields>) =>
  form.newPassword === '' || form.currentPassword !== '';
const unproven = { path: ['currentPassword'], error: messages.currentPasswordRequired };

/**
 * Account settings (SET-02): the current password is asked for with a new one; the server asks for
 * it with a new e-mail too, for whoever has the e-mail can have the account.
 */
export const accountSettingsSchema = settingsFields
  .refine(provesItself, unproven)
  .meta({ id: 'AccountSettings' });
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

/** The settings form: what is sent and the new password once more. */
export const accountSettingsFormSchema = settingsFields
  .extend({ confirmPassword: z.string().default('') })
  .refine(provesItself, { ...unproven, when: () => true })
  .refine(...typedTwice('newPassword', 'confirmPassword'));
export type AccountSettingsForm = z.infer<typeof accountSettingsFormSchema>;

/** An account as the back-office lists it (AUS-01). */
export const adminUserSchema = named('AdminUser', {
  id: id(),
  ...strings('name', 'email'),
  role: z.enum(roles),
  status: z.string().describe(`One of ${accountStatuses.join(', ')}.`),
  lastLogin: instant().nullable(),
  twoSteps: z.boolean().describe('Whether the account signs in with two steps.'),
  version: z.number().int(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** What the back-office sends to add or change an account (AUS-03). */
export const adminUserInputSchema = named('AdminUserInput', {
  name: requiredLine(messages.nameRequired),
  email: email(),
  role: z.enum(roles).default('user'),
  status: z.enum(accountStatuses).default('pending'),
});
export type AdminUserInput = z.infer<typeof adminUserInputSchema>;
