import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import { createPasswordResetsRepository } from '../auth/credentials.repository.ts';
import type { User } from '../auth/users.repository.ts';
import type { OutgoingMail } from '../mail/outbox.service.ts';

const INVITATION_LIFE_MS = 7 * DAY_MS;

/** Links by which somebody who was given an account chooses its password. */
export function createInvitations({ database, outbox, clock, publicUrl }: Deps) {
  const resets = createPasswordResetsRepository(database.tables);
  return {
    /** Inside a write; an earlier link ends. */
    async send(tx: Queryable, user: User): Promise<void> {
      const token = randomToken();
      const now = clock.now();
      await resets.replace(tx, {
        userId: user.id,
        tokenHash: hashToken(token),
        createdAt: now,
        expiresAt: new Date(now.getTime() + INVITATION_LIFE_MS),
      });
      // in the fragment: it reaches neither server logs nor a Referer
      const link = `${publicUrl}/reset-password#token=${token}`;
      await outbox.queue(tx, invitationMail(user, publicUrl, link));
    },
  };
}

const invitationMail = (user: User, site: string, link: string): OutgoingMail => ({
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
