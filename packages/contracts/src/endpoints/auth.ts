import { accountSchema, registrationSchema } from '../entities/account.ts';
import {
  adminSignInResultSchema,
  adminSignInSchema,
  forgotPasswordSchema,
  invitationSchema,
  invitationTokenSchema,
  refreshResultSchema,
  refreshSchema,
  resetPasswordSchema,
  signInConfirmationSchema,
  signInResultSchema,
  signInSchema,
} from '../entities/session.ts';
import { endpointsWith, said } from './endpoint.ts';

export const authEndpoints = endpointsWith({ access: 'anyone', scope: 'none', tag: 'Sessions' })({
  'auth.register': {
    route: 'POST /auth/register',
    tag: 'Accounts',
    summary: 'Make an account',
    body: registrationSchema,
    status: 201,
    answer: said.extend({ user: accountSchema.describe('The new account.') }),
    errors: ['conflict'],
  },
  'auth.login': {
    route: 'POST /auth/login',
    summary: 'Sign in',
    body: signInSchema,
    answer: signInResultSchema,
    errors: ['unauthenticated', 'forbidden'],
  },
  'auth.adminLogin': {
    route: 'POST /api/login/',
    summary: 'Sign in, and say whether the account is an administrator',
    body: adminSignInSchema,
    answer: adminSignInResultSchema,
    errors: ['unauthenticated', 'forbidden'],
  },
  'auth.refresh': {
    route: 'POST /api/auth/refresh/',
    summary: 'Renew a session; the old refresh token ends',
    body: refreshSchema,
    answer: refreshResultSchema,
    errors: ['unauthenticated'],
  },
  'auth.logout': {
    route: 'POST /api/auth/logout/',
    access: 'signed-in',
    summary: 'End this session at once',
  },
  'auth.confirm': {
    route: 'POST /api/auth/confirm/',
    access: 'signed-in',
    summary:
      'Confirm with the password who is signed in; what answers `recent-sign-in-required` is possible for ten minutes then',
    body: signInConfirmationSchema,
  },
  'auth.forgotPassword': {
    route: 'POST /api/auth/forgot-password/',
    tag: 'Accounts',
    summary: 'Ask for a mailed link to choose a new password; the same answer for every address',
    body: forgotPasswordSchema,
    status: 202,
    answer: said,
  },
  'auth.invitation': {
    route: 'POST /api/auth/invitation/',
    tag: 'Accounts',
    summary: 'Who the token of an invitation was mailed to; `auth.resetPassword` accepts it',
    body: invitationTokenSchema,
    answer: invitationSchema,
  },
  'auth.resetPassword': {
    route: 'POST /api/auth/reset-password/',
    tag: 'Accounts',
    summary:
      'Choose a password with the token of the mailed link; ends every session and personal access token',
    body: resetPasswordSchema,
    answer: said,
  },
});
