import type { Queryable } from '../../db/database.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { keyed } from '../../lib/secrets.ts';
import { createClaimsRepository } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { UNDO_MS } from './reference-undo.ts';

/**
 * Who was erased a moment ago, as a hash of the address: what they wrote must not come back out of
 * the hands of anyone who had deleted it before. Held for as long as anything sealed can be undone.
 */
export function createErasedWriters({
  database,
  clock,
  secret,
}: Pick<Deps, 'database' | 'clock' | 'secret'>) {
  const claims = createClaimsRepository(database.tables);
  const keyOf = (email: string) => `reference-erased:${keyed(secret, email)}`;
  return {
    /** Inside the write that erases, before rows are deleted: who undoes in the meantime is waited for. */
    note: (tx: Queryable, email: string): Promise<void> =>
      claims.hold(tx, keyOf(email), new Date(clock.now().getTime() + UNDO_MS)),

    /**
     * @param ends when what was sealed can be undone no more
     * @throws {ProblemError} `gone` where its writer was erased since it was sealed
     */
    async requireKept(tx: Queryable, email: string, ends: Date): Promise<void> {
      if ((await claims.lock(tx, keyOf(email), clock.now())) >= ends)
        throw new ProblemError('gone', 'referenceErased');
    },
  };
}
