import type { Store } from 'express-rate-limit';
import type { Counts } from '../lib/client-counts.ts';

/** Counts of clients as the rate limiter asks for them. */
export function createCountStore(counts: Counts): Store {
  return {
    localKeys: true,
    increment: async (key) => {
      const { hits, endsAt } = await counts.add(key);
      return { totalHits: hits, resetTime: new Date(endsAt) };
    },
    decrement: (key) => counts.takeBack(key),
    // nothing of ours asks for this; a limit ends by itself
    resetKey: () => undefined,
  };
}
