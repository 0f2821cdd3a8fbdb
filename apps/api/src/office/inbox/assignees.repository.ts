import { rolesWith } from '@vitrine/contracts';
import { and, type Column, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** To whom what has arrived is given: active accounts that hold the inbox. */
export function createAssigneesRepository({ users }: Pick<Tables, 'users'>) {
  const { id, role, status } = users;
  const inOffice = (db: Queryable) =>
    db
      .select({ id })
      .from(users)
      .where(and(inArray(role, rolesWith('inbox')), eq(status, 'active')));

  return {
    /**
     * What someone answers.
     * @param column of the account that it was given to
     * @param assignee an account, or `me`, `nobody` or `me-or-nobody` as the account `userId` means it
     */
    isGivenTo(db: Queryable, column: Column, assignee: string, userId: string): SQL | undefined {
      // what an account answers that has left the office would wait for ever otherwise
      const isNobodys = or(isNull(column), notInArray(column, inOffice(db)));
      if (assignee === 'nobody') return isNobodys;
      const isOwn = eq(column, userId);
      if (assignee === 'me-or-nobody') return or(isOwn, isNobodys);
      return assignee === 'me' ? isOwn : eq(column, assignee);
    },
  };
}
