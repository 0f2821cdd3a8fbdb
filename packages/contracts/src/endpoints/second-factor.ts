import {
  appCodeSchema,
  appSetupSchema,
  newPasskeySchema,
  passkeyCreationOptionsSchema,
  passkeyNameSchema,
  passkeyOptionsInputSchema,
  passkeyRequestOptionsSchema,
  passkeySignInSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondStepCodeSchema,
  signInRuleSchema,
} from '../entities/second-factor.ts';
import { signedInSchema } from '../entities/session.ts';
import { endpointsWith } from './endpoint.ts';

/**
 * Two-step sign-in: the steps themselves, the own factors, and what administrators do about it. Closed
 * to tokens: anyone who finds one must not add a way in, or take one away.
 */
export const secondFactorEndpoints = endpointsWith({
  access: 'signed-in',
  scope: 'none',
  tag: 'Two-step sign-in',
})({
  'secondFactor.code': {
    route: 'POST /api/auth/second-step/',
    access: 'anyone',
    summary: 'Finish a sign-in with a code of the authenticator app or a recovery code',
    body: secondStepCodeSchema,
    answer: signedInSchema,
    errors: ['unauthenticated'],
  },
  'secondFactor.passkeyOptions': {
    route: 'POST /api/auth/passkey/options/',
    access: 'anyone',
    summary: 'What to ask the browser for a passkey with',
    body: passkeyOptionsInputSchema,
    answer: passkeyRequestOptionsSchema,
    errors: ['unauthenticated'],
  },
  'secondFactor.passkey': {
    route: 'POST /api/auth/passkey/',
    access: 'anyone',
    summary: 'Sign in with a passkey, or finish a sign-in with one',
    body: passkeySignInSchema,
    answer: signedInSchema,
    errors: ['unauthenticated', 'forbidden'],
  },
  'secondFactor.get': {
    route: 'GET /api/account/second-factor/',
    summary: 'What the own account signs in with beside its password',
    answer: secondFactorSchema,
  },
  'secondFactor.startApp': {
    route: 'POST /api/account/second-factor/app/',
    summary: 'Begin to set up an authenticator app; it counts once a code of it was sent',
    answer: appSetupSchema,
    shownOnce: true,
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'secondFactor.confirmApp': {
    route: 'POST /api/account/second-factor/app/confirmation/',
    summary: 'Add the authenticator app with a code that it shows',
    body: appCodeSchema,
    answer: recoveryCodesSchema,
    shownOnce: true,
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'secondFactor.removeApp': {
    route: 'DELETE /api/account/second-factor/app/',
    summary: 'Remove the authenticator app',
    errors: ['not-found', 'conflict', 'recent-sign-in-required'],
  },
  'secondFactor.passkeyCreation': {
    route: 'POST /api/account/second-factor/passkeys/options/',
    summary: 'What to ask the browser for a new passkey with',
    answer: passkeyCreationOptionsSchema,
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'secondFactor.addPasskey': {
    route: 'POST /api/account/second-factor/passkeys/',
    summary: 'Add a passkey',
    body: newPasskeySchema,
    status: 201,
    answer: recoveryCodesSchema,
    shownOnce: true,
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'secondFactor.renamePasskey': {
    route: 'PUT /api/account/second-factor/passkeys/{id}/',
    summary: 'Give a passkey another name',
    body: passkeyNameSchema,
  },
  'secondFactor.removePasskey': {
    route: 'DELETE /api/account/second-factor/passkeys/{id}/',
    summary: 'Remove a passkey',
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'secondFactor.makeCodes': {
    route: 'POST /api/account/second-factor/recovery-codes/',
    summary: 'Make new recovery codes; the earlier ones end',
    answer: recoveryCodesSchema,
    shownOnce: true,
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'secondFactor.reset': {
    route: 'DELETE /api/users/{id}/second-factor/',
    access: 'users',
    summary: 'Remove all second factors of someone who lost them; ends their sessions',
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'secondFactor.rule': {
    route: 'GET /api/settings/sign-in/',
    access: 'settings',
    scope: 'settings',
    summary: 'Whether administrators must sign in with two steps',
    answer: signInRuleSchema,
  },
  'secondFactor.saveRule': {
    route: 'PUT /api/settings/sign-in/',
    access: 'settings',
    summary: 'Say whether administrators must sign in with two steps',
    body: signInRuleSchema,
    answer: signInRuleSchema,
    errors: ['conflict', 'recent-sign-in-required'],
  },
});
