import type { Database } from '../../db/database.ts';
import { type Clock, HOUR_MS } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import type { PasswordHasher } from '../../lib/password-hash.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import type { EmailChangesRepository } from './email-changes.repository.ts';
import { passwordChangedMail, passwordResetMail } from './password.mails.ts';
import type { PasswordResetsRepository } from './password-resets.repository.ts';
import type { SessionsRepository } from './sessions.repository.ts';
import type { UsersRepository } from './users.repository.ts';

export const RESET_LIFE_MS = HOUR_MS;

interface Needs {
  database: Database;
  users: UsersRepository;
  sessions: SessionsRepository;
  resets: PasswordResetsRepository;
  emailChanges: EmailChangesRepository;
  activity: Pick<ActivityService, 'record'>;
  outbox: Outbox;
  hasher: PasswordHasher;
  clock: Clock;
  logger: Logger;
  /** Where the site is reached; never taken from a request. */
  publicUrl: string;
}

/** Forgotten passwords: a mailed link that works once, for an hour. */
export function createPasswordResetsService(needs: Needs) {
  const { database, users, sessions, resets, emailChanges, outbox, clock, logger } = needs;
  return {
    /** Does the same for every address but for the mail; the caller must not wait for it to tell. */
    async request(email: string): Promise<void> {
      const user = await users.getByEmail(database.read, email);
      if (!user || user.status === 'inactive') return;
      const token = randomToken();
      const now = clock.now();
      await database.write(async (tx) => {
        await resets.replace(tx, {
          userId: user.id,
          tokenHash: hashToken(token),
          createdAt: now,
          expiresAt: new Date(now.getTime() + RESET_LIFE_MS),
        });
        // in the fragment: it reaches neither server logs nor a Referer
        const link = `${needs.publicUrl}/reset-password#token=${token}`;
        await outbox.queue(tx, passwordResetMail(user.email, link));
      });
      logger.info({ event: 'password-reset-requested', userId: user.id }, 'reset requested');
    },

    async reset(token: string, password: string): Promise<void> {
      const tokenHash = hashToken(token);
      if (!(await resets.exists(database.read, tokenHash, clock.now()))) throw unusable();
      const passwordHash = await needs.hasher.hash(password);
      const userId = await database.write(async (tx) => {
        const taken = await resets.take(tx, tokenHash, clock.now());
        const user = taken ? await users.getById(tx, taken) : undefined;
        if (!user || user.status === 'inactive') throw unusable();
        await users.update(tx, user.id, {
          passwordHash,
          status: 'active',
          updatedAt: clock.now(),
        });
        await sessions.deleteOfUser(tx, user.id);
        // whoever else was in may have asked for one
        await emailChanges.deleteOfUser(tx, user.id);
        await needs.activity.record(tx, user.id, 'password-changed');
        await outbox.queue(tx, passwordChangedMail(user.email, 'every session'));
        return user.id;
      });
      logger.info({ event: 'password-reset', userId }, 'password reset');
    },
  };
}

export type PasswordResetsService = ReturnType<typeof createPasswordResetsService>;

const unusable = () =>
  new ProblemError('malformed', 'This link has been used or has ended. Ask for a new one.');
