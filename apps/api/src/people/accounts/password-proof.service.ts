import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { Deps } from '../deps.ts';
import { createUsersRepository, type User } from './users.repository.ts';

/**
 * Makes sure that anyone who holds a session also knows the password. Checking takes a quarter of a
 * second, so it comes before the write, and the write looks whether the password is still that one.
 */
export function createPasswordProof({
  database,
  hasher,
  logger,
}: Pick<Deps, 'database' | 'hasher' | 'logger'>) {
  const users = createUsersRepository(database.tables);
  const load = async (db: Queryable, { userId }: Account): Promise<User> => {
    const user = await users.get(db, userId);
    if (!user) throw new ProblemError('unauthenticated');
    return user;
  };
  const wrong = (field: string) => invalidField(field, 'currentPasswordWrong');
  return {
    load,
    /** @param field where the password came from, for the answer that refuses it */
    async check(actor: Account, password: string, field: string): Promise<User> {
      const user = await load(database.read, actor);
      if (await hasher.verify(password, user.passwordHash, ['account', user.id, ''])) return user;
      logger.warn({ event: 'wrong-current-password', userId: user.id }, 'wrong current password');
      throw wrong(field);
    },
    /** Inside the write that the password was asked for. */
    async recheck(tx: Queryable, actor: Account, proven: User, field: string): Promise<User> {
      const user = await load(tx, actor);
      if (user.passwordHash !== proven.passwordHash) throw wrong(field);
      return user;
    },
  };
}
