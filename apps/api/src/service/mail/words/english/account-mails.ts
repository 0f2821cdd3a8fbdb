import type { TokenArea } from '@vitrine/contracts';
import { letter } from '../letter.ts';

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What an access token is for. */
interface Allowed {
  changed: readonly TokenArea[];
  seen: readonly TokenArea[];
}

const areas: Record<TokenArea, string> = {
  account: 'your account details',
  portfolio: 'your portfolio and its files',
  connections: 'messages through your page',
  activity: 'figures and activity',
  blog: 'blog posts',
  content: 'pages and website content',
  library: 'the picture library',
  newsletter: 'newsletters that came back',
  messages: 'messages to the company',
  applications: 'applications',
  users: 'user accounts',
  settings: 'settings and outgoing mail',
};
const areasNamed = (named: readonly TokenArea[]) => named.map((area) => areas[area]).join(', ');

/** Subjects by which a mail that waits is found again. */
export const subjects = {
  confirmAddress: 'Welcome: please confirm your e-mail',
  confirmNewEmail: 'Confirm your new e-mail',
  accountDeleted: 'Your account was deleted',
};

const NOT_YOU =
  'If that was not you, choose a new password with "Forgot password" at once and look through your account settings.';

/** What people are told about their accounts. */
export const accountMails = {
  subjects,

  /** Nothing that somebody typed stands in it: it may go to a stranger. */
  confirmAddress: (site: string, link: string) =>
    letter(
      subjects.confirmAddress,
      `An account with this address was made at ${site}.`,
      `To confirm that the address is yours, open this link within a week; it works once:\n\n${link}`,
      'From then on you get by mail what visitors write to you through your page. Until then it is kept in your dashboard. Everything else works at once.',
      `If that was not you, do nothing: you get nothing that others write. To take the account over or erase it, choose a password of your own: ${site}/forgot-password`,
    ),
  invitation: (firstName: string, site: string, link: string) =>
    letter(
      'You have an account',
      `Hello ${firstName},`,
      `An account was made for you at ${site}.`,
      `To choose your password, open this link within a week; it works once:\n\n${link}`,
      'If you did not expect this, do nothing: without a password nobody can sign in.',
    ),
  passwordReset: (link: string) =>
    letter(
      'Choose a new password',
      'Somebody asked for a new password for the account with this address.',
      `To choose one, open this link within an hour; it works once:\n\n${link}`,
      'If that was not you, do nothing: the old password stays.',
    ),
  passwordChanged: (ended: 'every session' | 'every other session') =>
    letter(
      'Your password was changed',
      `The password of your account was just changed, and ${ended} was signed out. Access tokens of the account have ended, too.`,
      'If that was not you, choose a new one with "Forgot password" and write to us.',
    ),

  /** To the new address: only who reads its mail can confirm it. */
  confirmNewEmail: (link: string) =>
    letter(
      subjects.confirmNewEmail,
      'Somebody asked to use this address for their account.',
      `If that was you, open this link within an hour; it works once:\n\n${link}`,
      'If that was not you, do nothing: the address stays out of it.',
    ),
  /** To an address that has an account already; who asked is not told so. */
  emailInUse: () =>
    letter(
      'Somebody tried to use your e-mail',
      'Somebody asked to use this address for another account. You have an account with it already, so nothing was changed, there or here.',
      'If that was you, sign in with this address instead, or erase this account first.',
    ),
  /** To the present address, before anything has changed. */
  emailChangeAsked: (newEmail: string) =>
    letter(
      'A new e-mail was asked for',
      `Somebody who knows your password asked to change the e-mail of your account to ${newEmail}.`,
      'Nothing has changed yet: it counts once the link is opened that we sent to the new address.',
      'If that was not you, sign in and choose a new password: that ends the change and signs out everybody else.',
    ),
  /** To the address that was the account's until now. */
  emailChanged: (newEmail: string) =>
    letter(
      'Your e-mail was changed',
      `The e-mail of your account is ${newEmail} from now on; this address is no part of it any more.`,
      'If that was not you, write to us at once.',
    ),
  /** For the address that an account had until an administrator changed it. */
  emailChangedByAdministrator: () =>
    letter(
      'The e-mail of your account was changed',
      'An administrator gave your account another e-mail. From now on, sign in with the new one.',
      'If you did not ask for that, write to us.',
    ),
  signedOut: () =>
    letter(
      'You were signed out',
      'An administrator signed your account out everywhere and ended its access tokens, if it had any. Your password is the same: sign in with it to go on.',
      'If you do not know why, write to us; if somebody else may know your password, choose a new one with "Forgot password".',
    ),

  accountDeleted: (keptDays: number) =>
    letter(
      subjects.accountDeleted,
      `An administrator deleted your account. It is kept for ${keptDays} days, in which it can be brought back; then it is erased with its page, its files and everything that was written to you through it.`,
      'If you did not expect this, write to us.',
    ),
  accountBack: (site: string) =>
    letter(
      'Your account is back',
      `An administrator of ${site} has brought your account back, with its page and its files.`,
      'Sign in with the password that you had. Links that were mailed to you before and access tokens no longer work.',
    ),
  accountErased: (by: 'owner' | 'administrator') =>
    letter(
      'Your account was erased',
      'Your account was erased, with its page, its files and everything that was written to you through it.',
      'This is the last mail about it; with its sending we forget this address too.',
      by === 'owner'
        ? 'If that was not you, write to us at once: somebody knew your password.'
        : 'An administrator did this. If you did not expect it, write to us.',
    ),

  authenticatorApp: 'An authenticator app',
  passkey: (name: string) => `The passkey "${name}"`,
  factorAdded: (what: string) =>
    letter(
      'Two-step sign-in: something was added',
      `${what} was added to your account and can be used to sign in from now on.`,
      NOT_YOU,
    ),
  factorRemoved: (what: string, isLast: boolean) =>
    letter(
      'Two-step sign-in: something was removed',
      `${what} was removed from your account.`,
      ...(isLast ? ['It was the last one: your password alone signs you in again.'] : []),
      NOT_YOU,
    ),
  codesMade: () =>
    letter(
      'Two-step sign-in: new recovery codes',
      'New recovery codes were made for your account. The earlier ones do not work any more.',
      NOT_YOU,
    ),
  codeUsed: (left: number) =>
    letter(
      'Two-step sign-in: a recovery code was used',
      `Somebody signed in to your account with your password and a recovery code. ${codesLeft(left)}`,
      'If that was you and your phone or key is lost, remove it in your account settings.',
      NOT_YOU,
    ),
  codesGuessed: (minutes: number) =>
    letter(
      'Two-step sign-in: wrong codes',
      `Somebody gave your right password and then wrong codes. No more codes of the app are taken for ${minutes} minutes; recovery codes and passkeys work.`,
      'If that was not you, somebody knows your password: choose a new one with "Forgot password". That ends the wait, too.',
    ),
  factorsReset: () =>
    letter(
      'Two-step sign-in was reset',
      'An administrator removed the passkeys, the authenticator app and the recovery codes of your account, and signed you out everywhere. Your password alone signs you in again.',
      'If you did not ask for that, choose a new password with "Forgot password" and write to us at once.',
    ),

  tokenMade: (name: string, { changed, seen }: Allowed, lastDay: Date | null) =>
    letter(
      'An access token was made',
      `The access token "${name}" was made for your account. Programs that have it can use the site in your name.`,
      [
        ...(changed.length > 0 ? [`It may change: ${areasNamed(changed)}.`] : []),
        ...(seen.length > 0 ? [`It may see: ${areasNamed(seen)}.`] : []),
        lastDay ? `Its last day is ${LONG_DAY.format(lastDay)}.` : 'It has no end.',
      ].join(' '),
      'If that was not you, choose a new password with "Forgot password" at once: that ends every access token and signs everybody out.',
    ),
};

const codesLeft = (left: number) =>
  left === 0
    ? 'It was the last one: make new ones in your account settings.'
    : `${left} of your codes ${left === 1 ? 'is' : 'are'} left.`;
