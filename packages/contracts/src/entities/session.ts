import { email, newPassword, offeredPassword } from '../credentials.ts';
import { messages } from '../messages.ts';
import { z } from '../zod.ts';
import { sessionRoles } from './account.ts';

/** Keys of the browser's storage; no other key holds a credential (STO-01). */
export const storageKeys = {
  accessToken: 'authToken',
  refreshToken: 'refreshToken',
  role: 'userRole',
  email: 'email',
  darkMode: 'darkMode',
} as const;

/** Sign-in as people type it (SGN-01, SGN-02). */
export const signInSchema = z
  .object({
    email: email(),
    password: offeredPassword(),
    remember: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the session can be renewed for 30 days, or for 1.' }),
  })
  .meta({ id: 'SignIn' });
export type SignIn = z.infer<typeof signInSchema>;

export const signInResultSchema = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    user: z.object({ email: z.string(), role: z.enum(sessionRoles) }),
  })
  .meta({ id: 'SignInResult' });
export type SignInResult = z.infer<typeof signInResultSchema>;

/** The older sign-in, which the admin variant of the screen uses (SGN-04, API-03). */
export const adminSignInSchema = signInSchema
  .extend({ username: z.string().max(254).optional().meta({ description: 'The e-mail again.' }) })
  .meta({ id: 'AdminSignIn' });
export type AdminSignIn = z.infer<typeof adminSignInSchema>;

export const adminSignInResultSchema = z
  .object({
    detail: z.string(),
    is_admin: z.boolean(),
    access: z.string(),
    refresh: z.string(),
    role: z.enum(sessionRoles),
    email: z.string(),
  })
  .meta({ id: 'AdminSignInResult' });
export type AdminSignInResult = z.infer<typeof adminSignInResultSchema>;

const token = () => z.string().min(1).max(500);

/**
 * Asks for the next pair of tokens. `attempt` is a random text that the caller repeats only when
 * it repeats the very same renewal, so that an answer lost on the way can be asked for again.
 */
export const refreshSchema = z
  .object({ refresh: token(), attempt: z.string().min(1).max(100).optional() })
  .meta({ id: 'Refresh' });
export type Refresh = z.infer<typeof refreshSchema>;

export const refreshResultSchema = z
  .object({ access: z.string(), refresh: z.string() })
  .meta({ id: 'RefreshResult' });
export type RefreshResult = z.infer<typeof refreshResultSchema>;

export const forgotPasswordSchema = z.object({ email: email() }).meta({ id: 'ForgotPassword' });
export type ForgotPassword = z.infer<typeof forgotPasswordSchema>;

export const resetPasswordSchema = z
  .object({ token: token(), password: newPassword() })
  .meta({ id: 'ResetPassword' });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** The form behind the mailed link: the new password twice. */
export const resetPasswordFormSchema = z
  .object({ password: newPassword(), confirm_password: z.string().default('') })
  .refine((form) => form.password === form.confirm_password, {
    path: ['confirm_password'],
    error: messages.passwordsDiffer,
    when: () => true,
  });
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;
