import { DAY_MS } from '../../lib/clock.ts';
import type { User } from '../auth/users.repository.ts';
import { plainMail } from '../mail/outbox.service.ts';

export const INVITATION_LIFE_MS = 7 * DAY_MS;

/** With a link by which somebody who was given an account chooses its password. */
export const invitationMail = (user: User, site: string, link: string) =>
  plainMail(user.email, 'You have an account', [
    `Hello ${user.firstName},`,
    `An account was made for you at ${site}.`,
    `To choose your password, open this link within a week; it works once:\n\n${link}`,
    'If you did not expect this, do nothing: without a password nobody can sign in.',
  ]);

/** For the address that an account had until an administrator changed it. */
export const addressChangedMail = (recipient: string) =>
  plainMail(recipient, 'The e-mail of your account was changed', [
    'An administrator gave your account another e-mail. From now on, sign in with the new one.',
    'If you did not ask for that, write to us.',
  ]);
