import { DAY_MS } from '../../lib/clock.ts';
import type { User } from '../auth/users.repository.ts';
import type { OutgoingMail } from '../mail/outbox.service.ts';

export const INVITATION_LIFE_MS = 7 * DAY_MS;

/** With a link by which somebody who was given an account chooses its password. */
export const invitationMail = (user: User, site: string, link: string): OutgoingMail => ({
  recipient: user.email,
  subject: 'You have an account',
  body: [
    `Hello ${user.firstName},`,
    `An account was made for you at ${site}.`,
    `To choose your password, open this link within a week; it works once:\n\n${link}`,
    'If you did not expect this, do nothing: without a password nobody can sign in.',
  ].join('\n\n'),
});

/** For the address that an account had until an administrator changed it. */
export const addressChangedMail = (recipient: string): OutgoingMail => ({
  recipient,
  subject: 'The e-mail of your account was changed',
  body: [
    'An administrator gave your account another e-mail. From now on, sign in with the new one.',
    'If you did not ask for that, write to us.',
  ].join('\n\n'),
});
