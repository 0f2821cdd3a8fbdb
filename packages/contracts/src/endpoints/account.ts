import { offeredPassword } from '../credentials.ts';
import { accountSchema, accountSessionSchema, accountSettingsSchema } from '../entities/account.ts';
import { refreshResultSchema } from '../entities/session.ts';
import { named, z } from '../zod.ts';
import { endpointsWith, said } from './endpoint.ts';
import { wholeListPart } from './list-page.ts';

const tag = 'Accounts';

/**
 * Closed to tokens but for reading: with the rest the account could be taken over, taken away or
 * copied whole.
 */
export const accountEndpoints = endpointsWith({ access: 'signed-in', scope: 'none', tag })({
  'account.get': {
    route: 'GET /api/account/',
    scope: 'account',
    summary: 'The own account',
    answer: accountSchema,
  },
  'account.save': {
    route: 'PUT /api/account/',
    summary:
      'Change the own account. A new password ends every session and personal access token, and starts a session in the place of this one; a new e-mail counts once the link mailed to it is opened',
    body: accountSettingsSchema,
    answer: accountSchema.extend({
      tokens: refreshResultSchema
        .optional()
        .describe('With a new password: of the session that this one was replaced by.'),
    }),
    errors: ['conflict'],
  },
  'account.cancelEmail': {
    route: 'DELETE /api/account/email/',
    summary: 'Keep the present e-mail; the link that was mailed to the new one ends',
  },
  'account.confirmEmail': {
    route: 'POST /api/account/email/confirm/{token}/',
    access: 'anyone',
    summary: 'Confirm an e-mail, of a new account or a new one, with the token of the mailed link',
    answer: said,
    errors: ['conflict'],
  },
  'account.sendConfirmation': {
    route: 'POST /api/account/email/confirmation/',
    summary: 'Mail the link again that confirms the e-mail of the account',
    status: 202,
    answer: said,
  },
  'account.sessions.list': {
    route: 'GET /api/account/sessions/',
    tag: 'Sessions',
    summary: 'Where the account is signed in, last used first',
    query: z.object(wholeListPart()),
    answer: z.array(accountSessionSchema),
  },
  'account.sessions.end': {
    route: 'DELETE /api/account/sessions/{id}/',
    tag: 'Sessions',
    summary: 'Sign out in one place',
  },
  'account.sessions.endAll': {
    route: 'DELETE /api/account/sessions/',
    tag: 'Sessions',
    summary: 'Sign out everywhere, here too, and end every personal access token',
  },
  'account.archive': {
    route: 'GET /api/account/archive/',
    summary: 'Everything held about the own account: JSON and files in one archive',
    file: 'application/zip',
    errors: ['too-many-requests'],
  },
  'account.delete': {
    route: 'POST /api/account/delete/',
    summary: 'Erase the own account with all that belongs to it',
    body: named('AccountDeletion', 'Proof that it is the owner who erases the account.', {
      password: offeredPassword().describe('The present password.'),
    }),
    errors: ['conflict'],
  },
});
