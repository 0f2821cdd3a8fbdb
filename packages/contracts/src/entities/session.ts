import { email, newPassword, offeredPassword, typedTwice } from '../credentials.ts';
import { named, strings, z } from '../zod.ts';
import { sessionRoles } from './roles.ts';

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

/** Sign-in as people type it (SGN-01, SGN-02). */
export const signInSchema = named('SignIn', {
  email: email(),
  password: offeredPassword(),
  remember: z
    .boolean()
    .default(false)
    .describe('Whether the session ends when it was not used for 30 days, or for 7.'),
  device: knownDevice(),
});
export type SignIn = z.infer<typeof signInSchema>;

/** The tokens of a session that has begun. */
export const signedInSchema = named('SignedIn', {
  ...strings('access_token', 'refresh_token'),
  user: z.object({ email: z.string(), role: z.enum(sessionRoles) }),
  device: knownDevice(),
});

/** The password was right, and the account wants more than that. */
const secondStepSchema = named('SecondStep', {
  second_step: z.object({
    token: z.string().describe('For the endpoints of the second step; good for five minutes.'),
    app: z.boolean().describe('Whether a code of an authenticator app will do.'),
    passkey: z.boolean().describe('Whether a passkey will do.'),
  }),
});
export type SecondStep = z.infer<typeof secondStepSchema>['second_step'];

export const signInResultSchema = z.union([signedInSchema, secondStepSchema]);

/** The older sign-in, which the admin variant of the screen uses (SGN-04, API-03). */
export const adminSignInSchema = signInSchema
  .extend({ username: z.string().max(254).optional().describe('The e-mail again.') })
  .meta({ id: 'AdminSignIn' });

export const adminSignInResultSchema = z.union([
  named('AdminSignedIn', {
    detail: z.string(),
    is_admin: z.boolean(),
    ...strings('access', 'refresh'),
    role: z.enum(sessionRoles),
    email: z.string(),
    device: knownDevice(),
  }),
  secondStepSchema,
]);

const token = () => z.string().min(1).max(500);

/**
 * Asks for the next pair of tokens. `attempt` is a random text that the caller repeats only when
 * it repeats the very same renewal, so that an answer lost on the way can be asked for again.
 */
export const refreshSchema = named('Refresh', {
  refresh: token(),
  attempt: z.string().min(1).max(100).optional(),
});

export const refreshResultSchema = named('RefreshResult', {
  ...strings('access', 'refresh'),
});

/** Proves once more, inside a session, who is there. */
export const signInConfirmationSchema = named('SignInConfirmation', {
  password: offeredPassword(),
});

export const forgotPasswordSchema = named('ForgotPassword', { email: email() });

export const resetPasswordSchema = named('ResetPassword', {
  token: token(),
  password: newPassword(),
});

/** The form behind the mailed link: the new password twice. */
export const resetPasswordFormSchema = z
  .object({ password: newPassword(), confirm_password: z.string().default('') })
  .refine(...typedTwice('password', 'confirm_password'));
