import { again } from '../again.ts';

/** Why a person or a program cannot sign in. */
export const signInProblems = {
  sessionEnded: 'The session has ended; sign in again.',
  notAllowed: 'This account may not do that.',
  publishingNotAllowed:
    'An administrator publishes articles, and changes those that are published or scheduled.',
  recentSignInRequired:
    'You signed in too long ago for this. Confirm with your password; nothing was changed.',
  credentialsWrong: 'Email or password is wrong.',
  secondStepEnded: 'This sign-in has expired. Start again with your password.',
  secondStepRequired: 'Administrators need two-step sign-in here. Set yours up to continue.',
  ownSecondStepFirst:
    'Set up two-step sign-in for yourself first, so that you do not lock yourself out.',
  secondStepLast:
    'Administrators need two-step sign-in here. Add another passkey or app before you remove this one.',
  tooManyCodes: again('Too many wrong codes.'),
  passkeyUnknown: 'Unknown passkey. Sign in with your password.',
  passkeyRefused: 'The passkey could not be checked. Try again, or use another way to sign in.',
  passkeyNotAdded: 'The passkey could not be added. Try again.',
  passkeyTwice: 'This passkey was already added.',
  passkeysTooMany: 'An account can have 20 passkeys. Remove one first.',
  noPasskey: 'Passkey not found.',
  noApp: 'There is no authenticator app.',
  appTwice: 'There is already an authenticator app. Remove it to set up another one.',
  appNotStarted: 'Start again: the key you scanned is no longer valid.',
  appUnreadable:
    'Codes from the app can no longer be checked. Use a passkey or a recovery code, and set the app up again.',
  noAdministrator: 'This account is not an administrator.',
  noSecondFactor: 'This account has no two-step sign-in.',
  ownSecondFactor: 'Remove your own factors in your account settings.',
  tokenUnknown: 'Unknown access token: it is wrong or was revoked.',
  tokenEnded: 'This access token has expired. Create a new one in the account settings.',
  tokensRefused: again('Too many invalid access tokens.'),
  scopeMissing: ({ scope }: { scope: string }) =>
    `This access token does not have the permission ${scope}.`,
  notForTokens: 'Access tokens cannot be used for this. Sign in to do it.',
  scopesForeign: ({ scopes }: { scopes: readonly string[] }) =>
    `This account cannot give a token the permission ${scopes.join(', ')}`,
  tokenDayPast: 'Choose today or a later day',
  tokenDayTooFar: ({ days }: { days: number }) => `Choose a day within ${days} days`,
  tokensTooMany: ({ most }: { most: number }) =>
    `An account can have ${most} access tokens. Revoke one first.`,
  noToken: 'Access token not found.',
};
