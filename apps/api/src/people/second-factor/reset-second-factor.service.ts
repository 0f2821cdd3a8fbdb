import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { createRecentSignIn } from '../accounts/recent-sign-in.service.ts';
import { createSessionsRepository } from '../accounts/sessions.repository.ts';
import { createUsersRepository, type User } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { factorsResetMail } from './second-factor.mails.ts';
import { createSecondFactorRepository, hasAny } from './second-factor.repository.ts';

type ResetDeps = Pick<Deps, 'database' | 'outbox' | 'activity' | 'logger'>;

/** Removes the second step of someone who lost everything it takes; the password stays. */
export function createSecondFactorReset({ database, outbox, activity, logger }: ResetDeps) {
  const users = createUsersRepository(database.tables);
  const sessions = createSessionsRepository(database.tables);
  const factors = createSecondFactorRepository(database.tables);

  const reset = async (
    find: (tx: Queryable) => Promise<User | undefined>,
    note: (tx: Queryable, user: User) => Promise<void>,
  ): Promise<User> => {
    const reset = await database.write(async (tx) => {
      const user = found(await find(tx), 'noAccount');
      if (!hasAny(await factors.factorsOf(tx, user.id)))
        throw new ProblemError('conflict', 'noSecondFactor');
      await factors.deleteAll(tx, user.id);
      await sessions.deleteOfUser(tx, user.id);
      await activity.record(tx, user.id, 'second-factor-reset');
      await outbox.queue(tx, factorsResetMail(user.email));
      await note(tx, user);
      return user;
    });
    logger.info({ event: 'second-factor-reset', userId: reset.id }, 'second factor reset');
    return reset;
  };

  return {
    /** By another administrator, who signed in not long ago. */
    async byAdministrator(deps: Deps, actor: Account, userId: string): Promise<void> {
      await createRecentSignIn(deps).require(database.read, actor);
      if (actor.userId === userId) throw new ProblemError('conflict', 'ownSecondFactor');
      await reset(
        (tx) => users.get(tx, userId),
        (tx, { id, email }) =>
          deps.audit.record(
            ...([tx, actor, 'changed', { subject: 'account', id, name: email }] as const),
            ...[{ twoStepSignIn: true }, { twoStepSignIn: false }],
          ),
      );
    },

    /** By anyone who runs the server, for the only administrator. */
    byOperator: (email: string): Promise<User> =>
      reset(
        (tx) => users.getByEmail(tx, email.trim().toLowerCase()),
        async () => undefined,
      ),
  };
}
