import type { Role, TokenArea } from '@vitrine/contracts';
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
  connections: 'messages from your page',
  activity: 'statistics and activity',
  blog: 'blog posts',
  content: 'pages and website content',
  library: 'the picture library',
  newsletter: 'newsletter bounces',
  messages: 'messages to the company',
  applications: 'applications',
  users: 'user accounts',
  settings: 'settings and outgoing email',
};
const areasNamed = (named: readonly TokenArea[]) => named.map((area) => areas[area]).join(', ');

/** Queued and sent mails are found by these subjects, also those of earlier versions: they stay the same. */
export const subjects = {
  confirmAddress: 'Welcome: please confirm your e-mail',
  confirmNewEmail: 'Confirm your new e-mail',
  accountDeleted: 'Your account was deleted',
};

const NOT_YOU =
  'If this was not you, choose a new password with "Forgot password" right away and check your account settings.';

/** Who invites whom to what. */
interface InvitedTo {
  by: string;
  company: string;
  role: Role;
}

const roleNames: Partial<Record<Role, string>> = {
  admin: 'an administrator',
  writer: 'a writer',
  desk: 'a member of the desk',
};
const asRole = (role: Role) => (roleNames[role] ? `, as ${roleNames[role]}` : '');

/** Mails to people about their accounts. */
export const accountMails = {
  subjects,

  /** Contains nothing that was typed into the form: it may go to a stranger. */
  confirmAddress: (site: string, link: string) =>
    letter(
      subjects.confirmAddress,
      `An account with this address was created at ${site}.`,
      `To confirm that the address is yours, open this link within a week; it works once:\n\n${link}`,
      'After that, we email you the messages that visitors send through your page. Until then, you find them in your dashboard. Everything else works right away.',
      `If this was not you, do nothing: you will not receive any messages. To take over or erase the account, choose your own password: ${site}/forgot-password`,
    ),
  /** @param by the name of who invites, '' where they have none */
  invitation: (firstName: string, { by, company, role }: InvitedTo, link: string) =>
    letter(
      by ? `${by} invites you to ${company}` : `You are invited to ${company}`,
      `Hello ${firstName},`,
      `${by || company} has created an account for you at ${company}${asRole(role)}.`,
      `To accept, open this link within a week and choose a password; it works once:\n\n${link}`,
      'If you did not expect this, do nothing: without a password, no one can sign in.',
    ),
  passwordReset: (link: string) =>
    letter(
      'Choose a new password',
      'Someone requested a new password for the account with this address.',
      `To choose one, open this link within an hour; it works once:\n\n${link}`,
      'If this was not you, do nothing: your password stays the same.',
    ),
  passwordChanged: (ended: 'every session' | 'every other session') =>
    letter(
      'Your password was changed',
      `The password of your account was just changed, and ${ended} was signed out. Access tokens of the account were revoked too.`,
      'If this was not you, choose a new one with "Forgot password" and contact us.',
    ),

  /** To the new address: only its owner can confirm it. */
  confirmNewEmail: (link: string) =>
    letter(
      subjects.confirmNewEmail,
      'Someone asked to use this address for their account.',
      `If this was you, open this link within an hour; it works once:\n\n${link}`,
      'If this was not you, do nothing: the address will not be used.',
    ),
  /** To an address that already has an account; the person who asked does not learn that. */
  emailInUse: () =>
    letter(
      'Someone tried to use your email',
      'Someone asked to use this address for another account. You already have an account with it, so nothing was changed in either account.',
      'If this was you, sign in with this address instead, or erase this account first.',
    ),
  /** To the present address, before anything has changed. */
  emailChangeAsked: (newEmail: string) =>
    letter(
      'An email change was requested',
      `Someone who knows your password asked to change the email of your account to ${newEmail}.`,
      'Nothing has changed yet: the change takes effect when the link we sent to the new address is opened.',
      'If this was not you, sign in and choose a new password: that cancels the change and signs out everyone else.',
    ),
  /** To the address that was the account's until now. */
  emailChanged: (newEmail: string) =>
    letter(
      'Your email was changed',
      `The email of your account is now ${newEmail}; this address is no longer part of it.`,
      'If this was not you, contact us right away.',
    ),
  /** For the address that an account had until an administrator changed it. */
  emailChangedByAdministrator: () =>
    letter(
      'The email of your account was changed',
      'An administrator changed the email of your account. From now on, sign in with the new one.',
      'If you did not ask for this, contact us.',
    ),
  signedOut: () =>
    letter(
      'You were signed out',
      'An administrator signed your account out everywhere and revoked its access tokens, if it had any. Your password is the same: sign in with it to continue.',
      'If you do not know why, contact us; if someone else may know your password, choose a new one with "Forgot password".',
    ),

  accountDeleted: (keptDays: number) =>
    letter(
      subjects.accountDeleted,
      `An administrator deleted your account. It can be restored for ${keptDays} days; then it is erased with its page, its files and all messages to you.`,
      'If you did not expect this, contact us.',
    ),
  accountBack: (site: string) =>
    letter(
      'Your account was restored',
      `An administrator of ${site} has restored your account, with its page and its files.`,
      'Sign in with the password you had. Links that were emailed to you before and access tokens no longer work.',
    ),
  accountErased: (by: 'owner' | 'administrator') =>
    letter(
      'Your account was erased',
      'Your account was erased, with its page, its files and all messages to you.',
      'This is the last email about it; once it is sent, we delete this address too.',
      by === 'owner'
        ? 'If this was not you, contact us right away: someone knew your password.'
        : 'An administrator did this. If you did not expect it, contact us.',
    ),

  authenticatorApp: 'An authenticator app',
  passkey: (name: string) => `The passkey "${name}"`,
  factorAdded: (what: string) =>
    letter(
      'Two-step sign-in: method added',
      `${what} was added to your account and can be used to sign in from now on.`,
      NOT_YOU,
    ),
  factorRemoved: (what: string, isLast: boolean) =>
    letter(
      'Two-step sign-in: method removed',
      `${what} was removed from your account.`,
      ...(isLast ? ['It was the last one: you now sign in with your password alone.'] : []),
      NOT_YOU,
    ),
  codesMade: () =>
    letter(
      'Two-step sign-in: new recovery codes',
      'New recovery codes were created for your account. The earlier ones no longer work.',
      NOT_YOU,
    ),
  codeUsed: (left: number) =>
    letter(
      'Two-step sign-in: a recovery code was used',
      `Someone signed in to your account with your password and a recovery code. ${codesLeft(left)}`,
      'If this was you and you have lost your phone or key, remove it in your account settings.',
      NOT_YOU,
    ),
  codesGuessed: (minutes: number) =>
    letter(
      'Two-step sign-in: wrong codes',
      `Someone entered your correct password and then wrong codes. Codes from the app are not accepted for ${minutes} minutes; recovery codes and passkeys still work.`,
      'If this was not you, someone knows your password: choose a new one with "Forgot password". That also ends the waiting time.',
    ),
  factorsReset: () =>
    letter(
      'Two-step sign-in was reset',
      'An administrator removed the passkeys, the authenticator app and the recovery codes of your account, and signed you out everywhere. You now sign in with your password alone.',
      'If you did not ask for this, choose a new password with "Forgot password" and contact us right away.',
    ),

  tokenMade: (name: string, { changed, seen }: Allowed, lastDay: Date | null) =>
    letter(
      'An access token was created',
      `The access token "${name}" was created for your account. Programs that have it can use the site in your name.`,
      [
        ...(changed.length > 0 ? [`It can change: ${areasNamed(changed)}.`] : []),
        ...(seen.length > 0 ? [`It can view: ${areasNamed(seen)}.`] : []),
        lastDay ? `Its last day is ${LONG_DAY.format(lastDay)}.` : 'It does not expire.',
      ].join(' '),
      'If this was not you, choose a new password with "Forgot password" right away: that revokes every access token and signs everyone out.',
    ),
};

const codesLeft = (left: number) =>
  left === 0
    ? 'It was the last one: create new ones in your account settings.'
    : `${left} of your codes ${left === 1 ? 'is' : 'are'} left.`;
