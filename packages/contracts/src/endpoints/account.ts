import { offeredPassword } from '../credentials.ts';
import { accountSchema, accountSessionSchema, accountSettingsSchema } from '../entities/account.ts';
import { id } from '../text.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

const tag = 'Accounts';
const said = z.object({ message: z.string() });

export const accountEndpoints = endpointsWith({ access: 'signed-in', tag })({
  'account.get': {
    method: 'GET',
    path: '/api/account/',
    summary: 'The own account',
    success: { status: 200, body: accountSchema },
  },
  'account.save': {
    method: 'PUT',
    path: '/api/account/',
    summary:
      'Change the own account. A new password ends the other sessions; a new e-mail counts once the link mailed to it is opened',
    body: accountSettingsSchema,
    success: { status: 200, body: accountSchema },
    errors: ['conflict', 'too-many-requests', 'unavailable'],
  },
  'account.cancelEmail': {
    method: 'DELETE',
    path: '/api/account/email/',
    summary: 'Keep the present e-mail; the link that was mailed to the new one ends',
    success: { status: 204 },
  },
  'account.confirmEmail': {
    method: 'POST',
    path: '/api/account/email/confirm/{token}/',
    access: 'anyone',
    summary: 'Confirm a new e-mail with the token of the mailed link',
    params: z.object({ token: z.string().regex(/^[\w-]{1,200}$/) }),
    success: { status: 200, body: said },
    errors: ['not-found', 'conflict', 'too-many-requests'],
  },
  'account.sessions.list': {
    method: 'GET',
    path: '/api/account/sessions/',
    tag: 'Sessions',
    summary: 'Where the account is signed in, last used first',
    success: { status: 200, body: z.array(accountSessionSchema) },
  },
  'account.sessions.end': {
    method: 'DELETE',
    path: '/api/account/sessions/{id}/',
    tag: 'Sessions',
    summary: 'Sign out in one place',
    params: z.object({ id: id() }),
    success: { status: 204 },
    errors: ['not-found'],
  },
  'account.sessions.endAll': {
    method: 'DELETE',
    path: '/api/account/sessions/',
    tag: 'Sessions',
    summary: 'Sign out everywhere, here too',
    success: { status: 204 },
  },
  'account.archive': {
    method: 'GET',
    path: '/api/account/archive/',
    summary: 'Everything held about the own account: JSON and files in one archive',
    success: { status: 200, file: 'application/zip' },
    errors: ['too-many-requests'],
  },
  'account.delete': {
    method: 'POST',
    path: '/api/account/delete/',
    summary: 'Erase the own account with all that belongs to it',
    body: z.object({ password: offeredPassword() }).meta({ id: 'AccountDeletion' }),
    success: { status: 204 },
    errors: ['conflict', 'too-many-requests', 'unavailable'],
  },
});
