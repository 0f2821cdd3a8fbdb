import { plainMail } from '../mail/outbox.service.ts';

const NOT_YOU =
  'If that was not you, choose a new password with "Forgot password" at once and look through your account settings.';

export const factorAddedMail = (recipient: string, what: string) =>
  plainMail(recipient, 'Two-step sign-in: something was added', [
    `${what} was added to your account and can be used to sign in from now on.`,
    NOT_YOU,
  ]);

export const factorRemovedMail = (recipient: string, what: string, isLast: boolean) =>
  plainMail(recipient, 'Two-step sign-in: something was removed', [
    `${what} was removed from your account.`,
    ...(isLast ? ['It was the last one: your password alone signs you in again.'] : []),
    NOT_YOU,
  ]);

export const codesMadeMail = (recipient: string) =>
  plainMail(recipient, 'Two-step sign-in: new recovery codes', [
    'New recovery codes were made for your account. The earlier ones do not work any more.',
    NOT_YOU,
  ]);

export const codeUsedMail = (recipient: string, left: number) =>
  plainMail(recipient, 'Two-step sign-in: a recovery code was used', [
    `Somebody signed in to your account with your password and a recovery code. ${leftOver(left)}`,
    'If that was you and your phone or key is lost, remove it in your account settings.',
    NOT_YOU,
  ]);

const leftOver = (left: number) =>
  left === 0
    ? 'It was the last one: make new ones in your account settings.'
    : `${left} of your codes ${left === 1 ? 'is' : 'are'} left.`;

export const codesGuessedMail = (recipient: string, minutes: number) =>
  plainMail(recipient, 'Two-step sign-in: wrong codes', [
    `Somebody gave your right password and then wrong codes. No more codes are taken for ${minutes} minutes; passkeys work.`,
    'If that was not you, somebody knows your password: choose a new one with "Forgot password". That ends the wait, too.',
  ]);

export const factorsResetMail = (recipient: string) =>
  plainMail(recipient, 'Two-step sign-in was reset', [
    'An administrator removed the passkeys, the authenticator app and the recovery codes of your account, and signed you out everywhere. Your password alone signs you in again.',
    'If you did not ask for that, choose a new password with "Forgot password" and write to us at once.',
  ]);
