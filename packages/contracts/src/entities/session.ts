import { email, newPassword, offeredPassword, typedTwice } from '../credentials.ts';
import { locales } from '../locales.ts';
import { named, strings, z } from '../zod.ts';
import { roles, sessionRoles } from './roles.ts';

/** Keys of the browser's storage; no other key holds a credential (STO-01). */
export const storageKeys = {
  accessToken: 'authToken',
  refreshToken: 'refreshToken',
  role: 'userRole',
  email: 'email',
  darkMode: 'darkMode',
} as const;

const knownDevice = () =>
  z
    .string()
    .max(500)
    .optional()
    .describe(
      'By which the device is known the next time, so that it need not queue with strangers. It opens nothing.',
    );

const accountLanguage = () =>
  z.enum(locales).optional().describe('The language of the account, where it has one.');

export const signInSchema = named('SignIn', 'E-mail and password, as people type them.', {
  email: email().describe('The address of the account.'),
  password: offeredPassword().describe('Its password.'),
  remember: z
    .boolean()
    .default(false)
    .describe('Whether the session ends when it was not used for 30 days, or for 7.'),
  device: knownDevice(),
});
export type SignIn = z.infer<typeof signInSchema>;

export const signedInSchema = named('SignedIn', 'A session that has begun.', {
  ...strings({
    access_token: 'Sent as `Authorization: Bearer …`; good for a quarter of an hour.',
    refresh_token: 'Exchanged for the next pair of tokens, once.',
  }),
  user: z
    .object({
      email: z.string().describe('The address of the account.'),
      role: z.enum(sessionRoles).describe('What the session may act as.'),
      language: accountLanguage(),
    })
    .describe('Who has signed in.'),
  device: knownDevice(),
});

const secondStepSchema = named(
  'SecondStep',
  'The password was right, and the account signs in with two steps.',
  {
    second_step: z
      .object({
        token: z.string().describe('For the endpoints of the second step; good for five minutes.'),
        app: z.boolean().describe('Whether a code of an authenticator app will do.'),
        passkey: z.boolean().describe('Whether a passkey will do.'),
      })
      .describe('What finishes the sign-in.'),
  },
);
export type SecondStep = z.infer<typeof secondStepSchema>['second_step'];

export const signInResultSchema = z.union([signedInSchema, secondStepSchema]);

/** The older sign-in, which the admin variant of the screen uses (SGN-04, API-03). */
export const adminSignInSchema = signInSchema
  .extend({ username: z.string().max(254).optional().describe('The e-mail again.') })
  .meta({ id: 'AdminSignIn', description: 'The sign-in by the older convention.' });

export const adminSignInResultSchema = z.union([
  named('AdminSignedIn', 'A session that has begun, by the older convention.', {
    detail: z.string().describe('A sentence for people.'),
    is_admin: z.boolean().describe('Whether the account is an administrator.'),
    ...strings({
      access: 'Sent as `Authorization: Bearer …`; good for a quarter of an hour.',
      refresh: 'Exchanged for the next pair of tokens, once.',
    }),
    role: z.enum(sessionRoles).describe('What the session may act as.'),
    email: z.string().describe('The address of the account.'),
    language: accountLanguage(),
    device: knownDevice(),
  }),
  secondStepSchema,
]);

const token = () => z.string().min(1).max(500);

/**
 * Asks for the next pair of tokens. `attempt` is a random text that the caller repeats only when
 * it repeats the very same renewal, so that an answer lost on the way can be asked for again.
 */
export const refreshSchema = named('Refresh', 'Asks for the next pair of tokens.', {
  refresh: token().describe('The refresh token, which ends with this.'),
  attempt: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'A random text, repeated only with the very same renewal: an answer that was lost on the way can be asked for again within ten seconds.',
    ),
});

export const refreshResultSchema = named('RefreshResult', 'The next pair of tokens.', {
  ...strings({
    access: 'Sent as `Authorization: Bearer …`; good for a quarter of an hour.',
    refresh: 'Exchanged for the next pair, once.',
  }),
});

export const signInConfirmationSchema = named(
  'SignInConfirmation',
  'Proof, inside of a session, of who is there.',
  {
    password: offeredPassword().describe('The password of the account.'),
  },
);

export const forgotPasswordSchema = named('ForgotPassword', 'Whose password was forgotten.', {
  email: email().describe('The address that the link is mailed to, if there is an account.'),
});

export const resetPasswordSchema = named(
  'ResetPassword',
  'A new password, by the link that was mailed.',
  {
    token: token().describe('Of the mailed link.'),
    password: newPassword().describe('What to sign in with from then on, at least 8 characters.'),
  },
);

export const invitationTokenSchema = named('InvitationToken', 'Names an invitation.', {
  token: token().describe('Of the mailed link.'),
});

export const invitationSchema = named(
  'Invitation',
  'Who was invited, by the link that was mailed.',
  {
    name: z.string().describe('Of the person who was invited.'),
    email: email().describe('What they sign in with.'),
    role: z.enum(roles).describe('What the account may do.'),
  },
);
export type Invitation = z.infer<typeof invitationSchema>;

/** The form behind the mailed link: the new password twice. */
export const resetPasswordFormSchema = z
  .object({ password: newPassword(), confirm_password: z.string().default('') })
  .refine(...typedTwice('password', 'confirm_password'));
