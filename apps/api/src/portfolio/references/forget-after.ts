import { DAY_MS } from '../../lib/clock.ts';

const OVER_KEPT_MS = 30 * DAY_MS;

/** When a request is forgotten that is over, or whose link ends, at this moment. */
export const forgetAfter = (over: Date): Date => new Date(over.getTime() + OVER_KEPT_MS);
