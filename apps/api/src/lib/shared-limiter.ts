import type { RateLimiterRes } from 'rate-limiter-flexible';
import { MINUTE_MS, SECOND_MS } from './clock.ts';
import {
  boundedLimiter,
  type CountStore,
  type LimiterOf,
  MemoryCounts,
  optionsOf,
} from './limiter.ts';
import type { Logger } from './logger.ts';
import { within } from './time-limit.ts';

/** Where several processes count together. Every call may fail, or never be answered. */
export interface SharedCounts {
  storeOf(limit: string, windowMs: number): CountStore;
  close(): Promise<void>;
}

interface Options {
  logger: Logger;
  /** Keys in the store are made with it, so that the store shows no address or e-mail. */
  secret: string;
  /** How long an answer is waited for. */
  patienceMs?: number;
  /** Clients that a limit counts separately in a window. */
  most?: number;
}

/** A limit must cost no request more than this. */
const PATIENCE_MS = 50;
/** How long nobody asks a store that has not answered. */
const REST_MS = SECOND_MS;
/** A store that comes and goes is logged this often. */
const LOGGED_EVERY_MS = MINUTE_MS;

/**
 * Counts that several processes share. While the store cannot be reached each counts in its own
 * memory, from what it last read there: nobody is refused because of it, and nobody wins new tries.
 */
export function createSharedLimiters(
  { storeOf }: SharedCounts,
  { logger, patienceMs = PATIENCE_MS, ...bound }: Options,
): LimiterOf {
  const ask = createAsking(logger, patienceMs);
  return (limit, windowMs) => {
    const shared = storeOf(limit, windowMs);
    const own = new MemoryCounts(optionsOf(limit, windowMs));
    const copied = async (key: string | number, counting: Promise<RateLimiterRes>) => {
      const count = await counting;
      await own.set(key, count.consumedPoints, Math.max(1, count.msBeforeNext) / SECOND_MS);
      return count;
    };
    const store: CountStore = {
      penalty: (key) =>
        ask(
          () => copied(key, shared.penalty(key)),
          () => own.penalty(key),
        ),
      reward: (key) =>
        ask(
          () => copied(key, shared.reward(key)),
          () => own.reward(key),
        ),
      get: (key) =>
        ask(
          () => shared.get(key),
          () => own.get(key),
        ),
      delete: async (key) => {
        const isDeleted = await own.delete(key);
        return ask(
          () => shared.delete(key),
          async () => isDeleted,
        );
      },
    };
    return boundedLimiter(store, { ...bound, windowMs });
  };
}

/** Asks the store, and gives up soon; then the second function counts. */
function createAsking(logger: Logger, patienceMs: number) {
  let restsUntil = 0;
  let isAway = false;
  let loggedAt: number | undefined;

  const lost = (err: unknown) => {
    // real, as is the time that a store takes to answer
    const now = performance.now();
    restsUntil = now + REST_MS;
    if (!isAway && (loggedAt === undefined || now - loggedAt >= LOGGED_EVERY_MS)) {
      loggedAt = now;
      logger.warn({ event: 'counts-not-shared', err }, 'limits are counted by each process alone');
    }
    isAway = true;
  };
  const reached = () => {
    if (isAway && loggedAt !== undefined) logger.info('limits are counted together again');
    isAway = false;
  };

  return async <T>(shared: () => Promise<T>, alone: () => Promise<T>): Promise<T> => {
    if (performance.now() < restsUntil) return alone();
    try {
      const value = await within(patienceMs, shared());
      reached();
      return value;
    } catch (error) {
      lost(error);
      return alone();
    }
  };
}
