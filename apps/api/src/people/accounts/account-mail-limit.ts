import type { Queryable } from '../../db/database.ts';
import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import { keyed } from '../../lib/secrets.ts';
import { createClaimsRepository } from '../../service/index.ts';
import type { Deps } from '../deps.ts';

/**
 * How many mails that anyone can ask for reach one mailbox. The last one is what remains when the
 * ten of a day are used up: anyone who uses them up on purpose keeps nobody from a new password for long.
 */
const SLOTS = {
  hour: { many: 3, heldMs: HOUR_MS },
  day: { many: 10, heldMs: DAY_MS },
  late: { many: 1, heldMs: 2 * HOUR_MS },
};
type Slot = keyof typeof SLOTS;

/**
 * Mails that anyone can have sent to an address by typing it: those that confirm it, and those that
 * let choose a new password. They are counted for each mailbox, no matter who asks from wherever, apart
 * from what forms send: no form silences them.
 */
export function createAccountMailLimit({ database, clock, secret }: Deps) {
  const claims = createClaimsRepository(database.tables);
  const take = (tx: Queryable, mailbox: string, slot: Slot): Promise<boolean> =>
    claims.takeOneOf(tx, `account-${slot}:${mailbox}`, SLOTS[slot], clock.now());
  return {
    /**
     * Takes the room of one mail. Where it answers false nothing may be mailed, and a link that was
     * mailed before should go on working.
     */
    async admit(tx: Queryable, recipient: string): Promise<boolean> {
      await claims.deleteEnded(tx, clock.now());
      const mailbox = keyed(secret, mailboxOf(recipient));
      if (!(await take(tx, mailbox, 'hour'))) return false;
      return (await take(tx, mailbox, 'day')) || take(tx, mailbox, 'late');
    },
  };
}
