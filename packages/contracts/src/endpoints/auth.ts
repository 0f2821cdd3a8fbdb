import { accountSchema, registrationSchema } from '../entities/account.ts';
import {
  adminSignInResultSchema,
  adminSignInSchema,
  forgotPasswordSchema,
  refreshResultSchema,
  refreshSchema,
  resetPasswordSchema,
  signInResultSchema,
  signInSchema,
} from '../entities/session.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

const said = z.object({ message: z.string() });

export const authEndpoints = endpointsWith({ access: 'anyone', tag: 'Sessions' })({
  'auth.register': {
    method: 'POST',
    path: '/auth/register',
    tag: 'Accounts',
    summary: 'Make an account',
    body: registrationSchema,
    success: { status: 201, body: said.extend({ user: accountSchema }) },
    errors: ['conflict', 'too-many-requests', 'unavailable'],
  },
  'auth.login': {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    body: signInSchema,
    success: { status: 200, body: signInResultSchema },
    errors: ['unauthenticated', 'forbidden', 'too-many-requests', 'unavailable'],
  },
  'auth.adminLogin': {
    method: 'POST',
    path: '/api/login/',
    summary: 'Sign in, and say whether the account is an administrator',
    body: adminSignInSchema,
    success: { status: 200, body: adminSignInResultSchema },
    errors: ['unauthenticated', 'forbidden', 'too-many-requests', 'unavailable'],
  },
  'auth.refresh': {
    method: 'POST',
    path: '/api/auth/refresh/',
    summary: 'Renew a session; the old refresh token ends',
    body: refreshSchema,
    success: { status: 200, body: refreshResultSchema },
    errors: ['unauthenticated'],
  },
  'auth.logout': {
    method: 'POST',
    path: '/api/auth/logout/',
    access: 'signed-in',
    summary: 'End this session at once',
    success: { status: 204 },
  },
  'auth.forgotPassword': {
    method: 'POST',
    path: '/api/auth/forgot-password/',
    tag: 'Accounts',
    summary: 'Ask for a mailed link to choose a new password; the same answer for every address',
    body: forgotPasswordSchema,
    success: { status: 202, body: said },
    errors: ['too-many-requests'],
  },
  'auth.resetPassword': {
    method: 'POST',
    path: '/api/auth/reset-password/',
    tag: 'Accounts',
    summary: 'Choose a new password with the token of the mailed link; ends every session',
    body: resetPasswordSchema,
    success: { status: 200, body: said },
    errors: ['malformed', 'too-many-requests', 'unavailable'],
  },
});
