import { problemTexts } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { ProblemError } from '../../lib/problem-error.ts';

/** What is answered by mail, noted about and passed on. */
export type Answerable = 'messages' | 'applications';

/** Each of them, as the log and open pages name it, and what is said where it is gone. */
export const answerables = {
  messages: {
    kind: 'message',
    gone: () => new ProblemError('not-found', problemTexts.noMessage),
  },
  applications: {
    kind: 'application',
    gone: () => new ProblemError('not-found', problemTexts.noApplication),
  },
} as const;

/**
 * Locks one of them until the write ends.
 * @throws {ProblemError} `not-found`
 */
export const requireAnswerable = (tables: Tables, of: Answerable) => {
  const rows = of === 'messages' ? rowsOf(tables.messages) : rowsOf(tables.applications);
  return async (tx: Queryable, id: string): Promise<void> => {
    if (!(await rows.lock(tx, id))) throw answerables[of].gone();
  };
};
