import { REFERENCES_A_DAY, type Refusal } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { createClaimsRepository } from '../../service/index.ts';
import type { Deps } from '../deps.ts';

/** How often the same professional can ask the same mailbox within a week. */
const SAME_ASKED_A_WEEK = 2;
/** How many requests reach one mailbox in a day, no matter who asks. */
const TO_ONE_A_DAY = 3;

/** How many requests for references may be mailed: by one professional, and to one mailbox. */
export function createAskingLimit({ database, clock }: Deps) {
  const claims = createClaimsRepository(database.tables);
  const take = (tx: Queryable, key: string, many: number, heldMs: number) =>
    claims.takeOneOf(tx, `reference-${key}`, { many, heldMs }, clock.now());
  const refuse = (reason: Refusal) => new ProblemError('too-many-requests', reason);
  return {
    /**
     * Takes the room of one request, in the write that stores it.
     * @param mailbox a keyed hash of it
     * @throws {ProblemError} `too-many-requests` where there is none
     */
    async admit(tx: Queryable, portfolioId: string, mailbox: string): Promise<void> {
      await claims.deleteEnded(tx, clock.now());
      if (!(await take(tx, `from:${portfolioId}`, REFERENCES_A_DAY, DAY_MS)))
        throw refuse(['referencesToday', { most: REFERENCES_A_DAY }]);
      if (!(await take(tx, `pair:${portfolioId}:${mailbox}`, SAME_ASKED_A_WEEK, 7 * DAY_MS)))
        throw refuse('referenceAskedLately');
      if (!(await take(tx, `to:${mailbox}`, TO_ONE_A_DAY, DAY_MS)))
        throw refuse('referenceAddressBusy');
    },
  };
}
