import type { OutgoingMail } from '../mail/outbox.service.ts';

export const CONFIRM_EMAIL_SUBJECT = 'Confirm your new e-mail';

/** To the new address: only who reads its mail can confirm it. */
export const confirmEmailMail = (recipient: string, link: string): OutgoingMail => ({
  recipient,
  subject: CONFIRM_EMAIL_SUBJECT,
  body: [
    'Somebody asked to use this address for their account.',
    `If that was you, open this link within an hour; it works once:\n\n${link}`,
    'If that was not you, do nothing: the address stays out of it.',
  ].join('\n\n'),
});

/** To an address that has an account already; who asked is not told so. */
export const emailInUseMail = (recipient: string): OutgoingMail => ({
  recipient,
  subject: 'Somebody tried to use your e-mail',
  body: [
    'Somebody asked to use this address for another account. You have an account with it already, so nothing was changed, there or here.',
    'If that was you, sign in with this address instead, or erase this account first.',
  ].join('\n\n'),
});

/** To the present address, before anything has changed. */
export const emailChangeAskedMail = (recipient: string, newEmail: string): OutgoingMail => ({
  recipient,
  subject: 'A new e-mail was asked for',
  body: [
    `Somebody who knows your password asked to change the e-mail of your account to ${newEmail}.`,
    'Nothing has changed yet: it counts once the link is opened that we sent to the new address.',
    'If that was not you, sign in and choose a new password: that ends the change and signs out everybody else.',
  ].join('\n\n'),
});

/** To the address that was the account's until now. */
export const emailChangedMail = (recipient: string, newEmail: string): OutgoingMail => ({
  recipient,
  subject: 'Your e-mail was changed',
  body: [
    `The e-mail of your account is ${newEmail} from now on; this address is no part of it any more.`,
    'If that was not you, write to us at once.',
  ].join('\n\n'),
});
