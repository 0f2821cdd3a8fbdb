import { HOUR_MS, MINUTE_MS } from './clock.ts';

/** How long what could not be sent waits after each try; after the last one it is given up. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS];

/** Longer than any try takes: within it nobody else sends the same. */
export const CLAIM_MS = 5 * MINUTE_MS;

/**
 * When something that could not be sent is tried again; undefined when it is given up.
 * @param attempts tries before the one that failed
 * @param share of the wait that is really waited, from 0 to 1
 */
export function nextTry(attempts: number, now: Date, share = 1): Date | undefined {
  const wait = WAITS_MS[attempts];
  return wait === undefined ? undefined : new Date(now.getTime() + wait * share);
}
