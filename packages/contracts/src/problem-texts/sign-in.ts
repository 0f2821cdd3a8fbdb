/** Why somebody, or a program, is not let in. */
export const signInProblems = {
  sessionEnded: 'The session has ended; sign in again.',
  notAllowed: 'This account may not do that.',
  publishingNotAllowed:
    'An administrator publishes articles, and changes those that are published or scheduled.',
  recentSignInRequired:
    'Your sign-in is too long ago for this. Confirm it with your password; nothing was changed.',
  credentialsWrong: 'Email or password is wrong.',
  secondStepEnded: 'This sign-in has ended. Start again with your password.',
  secondStepRequired: 'Administrators sign in with two steps here. Set yours up to go on.',
  ownSecondStepFirst:
    'Set up two-step sign-in for yourself first, so that you do not lock yourself out.',
  secondStepLast:
    'Administrators need two-step sign-in here. Add another passkey or app before you remove this one.',
  tooManyCodes: 'Too many wrong codes.',
  passkeyUnknown: 'This passkey is not known here. Sign in with your password.',
  passkeyRefused: 'The passkey could not be checked. Try again, or use another way to sign in.',
  passkeyNotAdded: 'The passkey could not be added. Try again.',
  passkeyTwice: 'This passkey was added already.',
  passkeysTooMany: 'An account may have 20 passkeys. Remove one first.',
  noPasskey: 'There is no such passkey.',
  noApp: 'There is no authenticator app.',
  appTwice: 'There is an authenticator app already. Remove it to set up another one.',
  appNotStarted: 'Start again: the key you scanned is not valid any more.',
  appUnreadable:
    'Codes of the app cannot be checked any more. Use a passkey or a recovery code, and set the app up again.',
  noAdministrator: 'This account is no administrator.',
  noSecondFactor: 'This account has no two-step sign-in.',
  ownSecondFactor: 'Remove your own factors in your account settings.',
  tokenUnknown: 'This access token is not known here: it is wrong, or was revoked.',
  tokenEnded: 'This access token has ended. Make a new one in the account settings.',
  tokensRefused: 'Too many access tokens were refused.',
  scopeMissing: (scope: string) => `This access token is not allowed for ${scope}.`,
  notForTokens: 'Access tokens cannot be used for this. Sign in to do it.',
  scopesForeign: (scopes: string) => `This account cannot allow a token for ${scopes}`,
  tokenDayPast: 'Choose today or a later day',
  tokenDayTooFar: (days: number) => `Choose a day within ${days} days`,
  tokensTooMany: (most: number) => `An account may have ${most} access tokens. Revoke one first.`,
  noToken: 'There is no such access token.',
} as const;
