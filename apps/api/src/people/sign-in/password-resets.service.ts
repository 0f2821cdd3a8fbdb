import type { Invitation } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { HOUR_MS } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { hashToken } from '../../lib/secrets.ts';
import { plainMail } from '../../service/index.ts';
import { createAccountMailLimit } from '../accounts/account-mail-limit.ts';
import { createCredentials } from '../accounts/credentials.repository.ts';
import { fullName } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { createSecondFactorRepository } from '../second-factor/second-factor.repository.ts';

export const passwordChangedMail = (
  recipient: string,
  ended: 'every session' | 'every other session',
) => plainMail(recipient, (words) => words.passwordChanged(ended));

const RESET_LIFE_MS = HOUR_MS;

/** The pages behind the links by which an account chooses its password: another one, or its first. */
type PasswordPage = '/reset-password' | '/invitation';

/** Starts a link by which an account chooses its password; an earlier one ends. @returns its path */
export async function passwordLink(
  { database, clock }: Deps,
  tx: Queryable,
  userId: string,
  lifeMs: number,
  page: PasswordPage = '/reset-password',
): Promise<string> {
  const { resets } = createCredentials(database.tables);
  const token = await resets.start(tx, { userId }, clock.now(), lifeMs);
  // in the fragment: it reaches neither server logs nor a Referer
  return `${page}#token=${token}`;
}

/** Passwords by a mailed link that works once: forgotten ones, and the first of who was invited. */
export function createPasswordResetsService(deps: Deps) {
  const { database, activity, outbox, hasher, clock, logger } = deps;
  const { users, sessions, resets, confirmations, emailChanges } = createCredentials(
    database.tables,
  );
  const limit = createAccountMailLimit(deps);
  const secondFactors = createSecondFactorRepository(database.tables);
  return {
    /** Does the same for every address but for the mail; the caller must not wait for it to tell. */
    async request(email: string): Promise<void> {
      const user = await users.getByEmail(database.read, email);
      if (!user || user.status === 'inactive') return;
      await database.write(async (tx) => {
        if (!(await limit.admit(tx, user.email))) return;
        const link = await passwordLink(deps, tx, user.id, RESET_LIFE_MS);
        await outbox.queue(
          tx,
          plainMail(user.email, (words, _, addressOf) => words.passwordReset(addressOf(link))),
        );
      });
      logger.info({ event: 'password-reset-requested', userId: user.id }, 'reset requested');
    },

    /** Who was invited; a link to an account that has a password is none to an invitation. */
    async invited(token: string): Promise<Invitation> {
      const link = await resets.find(database.read, token, clock.now());
      const user = link && (await users.get(database.read, link.userId));
      if (user?.status !== 'pending') throw unusable();
      return { name: fullName(user), email: user.email, role: user.role };
    },

    async reset(token: string, password: string): Promise<void> {
      if (!(await resets.find(database.read, token, clock.now()))) throw unusable();
      const passwordHash = await hasher.hash(password, ['account', hashToken(token), '']);
      const userId = await database.write(async (tx) => {
        const taken = await resets.take(tx, token, clock.now());
        const user = taken && (await users.get(tx, taken.userId));
        if (!user || user.status === 'inactive') throw unusable();
        await users.update(tx, user.id, {
          passwordHash,
          status: 'active',
          // the link came to this address
          emailConfirmedAt: user.emailConfirmedAt ?? clock.now(),
          updatedAt: clock.now(),
        });
        await sessions.deleteOfUser(tx, user.id);
        // of an address that nobody had confirmed the second step may be that of anyone who claimed it
        if (!user.emailConfirmedAt) await secondFactors.deleteAll(tx, user.id);
        // anyone who gave the wrong codes does not know this password
        await secondFactors.forgetWrongCodes(tx, user.id);
        // anyone who else was in may have asked for one
        await emailChanges.deleteOfUser(tx, user.id);
        await confirmations.deleteOfUser(tx, user.id);
        // the first one changes none
        if (user.passwordHash !== null) {
          await activity.record(tx, user.id, 'password-changed');
          await outbox.queue(tx, passwordChangedMail(user.email, 'every session'));
        }
        return user.id;
      });
      logger.info({ event: 'password-reset', userId }, 'password reset');
    },
  };
}

const unusable = () => new ProblemError('malformed', 'resetLinkEnded');
