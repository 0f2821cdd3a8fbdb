import { MINUTE_MS } from '../../lib/clock.ts';
import type { LimiterOf } from '../../lib/limiter.ts';

const REMEMBERED_MS = 15 * MINUTE_MS;
/** One who mistypes a password once or twice is no suspect. */
const SUSPECT_FAILURES = 3;

/**
 * Which clients gave several wrong passwords lately, to whichever process. Their sign-ins queue apart
 * from those of clients that did not, so that a flood from many addresses keeps no newcomer waiting.
 */
export function createFailedClients(limiterOf: LimiterOf) {
  const failures = limiterOf('failed-sign-ins', REMEMBERED_MS);
  return {
    count: async (client: string): Promise<void> => void (await failures.penalty(client)),
    isSuspect: async (client: string): Promise<boolean> =>
      ((await failures.get(client))?.consumedPoints ?? 0) >= SUSPECT_FAILURES,
  };
}
