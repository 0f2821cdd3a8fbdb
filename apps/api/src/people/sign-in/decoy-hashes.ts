import type { Database } from '../../db/database.ts';
import { type Clock, MINUTE_MS } from '../../lib/clock.ts';
import { decoyHash } from '../../lib/password-hasher.ts';
import { keyedNumber } from '../../lib/secrets.ts';
import { createUsersRepository } from '../accounts/users.repository.ts';

const REFRESH_MS = 10 * MINUTE_MS;

/**
 * What the password of an address without an account is compared with. Accounts whose people have
 * not signed in for long have hashes of another cost than new ones; each unknown address takes as
 * long as some account does, always the same time, so that time tells nothing about it.
 */
export function createDecoyHashes({
  database,
  clock,
  secret,
}: {
  database: Database;
  clock: Clock;
  secret: string;
}) {
  const users = createUsersRepository(database.tables);
  let known: { costs: ReturnType<typeof users.countHashCosts>; at: number } | undefined;
  /** Read once however many ask at the same time: it looks at every account. */
  const readCosts = () => {
    const now = clock.now().getTime();
    if (!known || now - known.at > REFRESH_MS) {
      known = { costs: users.countHashCosts(database.read), at: now };
      known.costs.catch(() => {
        known = undefined;
      });
    }
    return known.costs;
  };
  return {
    /** Undefined while no account has a password. */
    async hashFor(email: string): Promise<string | undefined> {
      const costs = await readCosts();
      const total = costs.reduce((sum, { count }) => sum + count, 0);
      let left = keyedNumber(secret, `decoy:${email}`, total);
      for (const { cost, count } of costs) {
        if (left < count) return decoyHash(cost);
        left -= count;
      }
      return undefined;
    },
  };
}
