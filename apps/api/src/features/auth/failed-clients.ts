import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '../../lib/clock.ts';

const REMEMBERED_MS = 15 * MINUTE_MS;
const MOST_CLIENTS = 10_000;
/** Whoever mistypes a password once or twice is no suspect. */
const SUSPECT_FAILURES = 3;

/**
 * Which clients gave several wrong passwords lately. Their sign-ins queue apart from those of
 * clients that did not, so that a flood from many addresses keeps no newcomer waiting.
 */
export function createFailedClients() {
  const failures = new LRUCache<string, number>({ max: MOST_CLIENTS, ttl: REMEMBERED_MS });
  return {
    count(client: string): void {
      failures.set(client, (failures.get(client) ?? 0) + 1);
    },
    isSuspect: (client: string): boolean => (failures.get(client) ?? 0) >= SUSPECT_FAILURES,
  };
}
