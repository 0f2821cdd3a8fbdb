import { problemTexts } from '@vitrine/contracts';
import { and, type Column, eq, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { invalidField } from '../../lib/problem-error.ts';
import { createUsersRepository } from '../auth/users.repository.ts';

/** To whom what has arrived is given: active administrators. */
export function createAssignees(tables: Tables) {
  const users = createUsersRepository(tables);
  const { id, role, status } = tables.users;
  const inOffice = (db: Queryable) =>
    db
      .select({ id })
      .from(tables.users)
      .where(and(eq(role, 'admin'), eq(status, 'active')));

  return {
    /**
     * What somebody answers.
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

    /** @throws {ProblemError} `invalid` for somebody who cannot answer it */
    async require(tx: Queryable, assignee: string | null | undefined): Promise<void> {
      if (!assignee) return;
      const user = await users.get(tx, assignee);
      if (user?.role !== 'admin' || user.status !== 'active')
        throw invalidField('assigneeId', problemTexts.noAssignee);
    },

    /** What the log says of who answers it. */
    emailOf: async (tx: Queryable, assignee: string | null): Promise<string | null> =>
      assignee && ((await users.get(tx, assignee))?.email ?? ''),
  };
}
