import type { Store } from 'express-rate-limit';
import type { Limiter } from '../lib/limiter.ts';

/** Counts of clients as express-rate-limit asks for them; it writes the headers and refuses. */
export const createLimiterStore = (limiter: Limiter): Store => ({
  localKeys: true,
  increment: async (client) => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(client);
    return { totalHits: consumedPoints, resetTime: new Date(Date.now() + msBeforeNext) };
  },
  decrement: async (client) => void (await limiter.reward(client)),
  // nothing of ours asks for this; a limit ends by itself
  resetKey: () => undefined,
});
