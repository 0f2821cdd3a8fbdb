import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { createUsersRepository } from '../../people/index.ts';

/** Somebody who works the inbox. */
export interface Reading {
  userId: string;
  /** When the account was made: what was read before is not new to it. */
  since: Date | undefined;
}

/** Who works the inbox, by the account that asks. */
export function createReadings({ tables }: Pick<Database, 'tables'>) {
  const users = createUsersRepository(tables);
  return async (db: Queryable, { userId }: Pick<Account, 'userId'>): Promise<Reading> => ({
    userId,
    since: (await users.get(db, userId))?.createdAt,
  });
}
