import { holds } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { invalidField } from '../../lib/problem-error.ts';
import { createUsersRepository } from '../../people/index.ts';

/** To whom what has arrived can be given, and how the log names them. */
export function createAssignees(tables: Tables) {
  const users = createUsersRepository(tables);
  return {
    /** @throws {ProblemError} `invalid` for someone who cannot answer it */
    async require(tx: Queryable, assignee: string | null | undefined): Promise<void> {
      if (!assignee) return;
      const user = await users.get(tx, assignee);
      if (!holds(user?.role, 'inbox') || user?.status !== 'active')
        throw invalidField('assigneeId', 'noAssignee');
    },

    /** What the log says of who answers it. */
    emailOf: async (tx: Queryable, assignee: string | null): Promise<string | null> =>
      assignee && ((await users.get(tx, assignee))?.email ?? ''),
  };
}
