import type { OutgoingMail } from '../mail/outbox.service.ts';

export const passwordResetMail = (recipient: string, link: string): OutgoingMail => ({
  recipient,
  subject: 'Choose a new password',
  body: [
    'Somebody asked for a new password for the account with this address.',
    `To choose one, open this link within an hour; it works once:\n\n${link}`,
    'If that was not you, do nothing: the old password stays.',
  ].join('\n\n'),
});

export const passwordChangedMail = (
  recipient: string,
  ended: 'every session' | 'every other session',
): OutgoingMail => ({
  recipient,
  subject: 'Your password was changed',
  body: [
    `The password of your account was just changed, and ${ended} was signed out.`,
    'If that was not you, choose a new one with "Forgot password" and write to us.',
  ].join('\n\n'),
});
