import type { CountsOfLimit } from '../../lib/client-counts.ts';
import { MINUTE_MS } from '../../lib/clock.ts';

const REMEMBERED_MS = 15 * MINUTE_MS;
/** Whoever mistypes a password once or twice is no suspect. */
const SUSPECT_FAILURES = 3;

/**
 * Which clients gave several wrong passwords lately, to whichever process. Their sign-ins queue apart
 * from those of clients that did not, so that a flood from many addresses keeps no newcomer waiting.
 */
export function createFailedClients(countsOf: CountsOfLimit) {
  const failures = countsOf('failed-sign-ins', REMEMBERED_MS);
  return {
    count: async (client: string): Promise<void> => void (await failures.add(client)),
    isSuspect: async (client: string): Promise<boolean> =>
      (await failures.hitsOf(client)) >= SUSPECT_FAILURES,
  };
}
