import { AsyncLocalStorage } from 'node:async_hooks';
import { hash, randomUUID } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CLOCK_SKEW_MS, SECOND_MS } from './clock.ts';
import { keyed } from './secrets.ts';

/** More clients at once than this site can serve. */
const MOST_CLIENTS = 10_000;
/** Networks are counted under so many keys. */
const NETWORK_KEYS = 1_024;
/** How many clients' worth those of one network may have together. */
const NEIGHBOURS = 8;
const NEWCOMERS = 'newcomers';

/** Where counts are kept; each ends when its window does. */
export type CountStore = Pick<RateLimiterAbstract, 'penalty' | 'reward' | 'get' | 'delete'>;

/**
 * Counts what clients do in a window of time that begins with the first act: `penalty` adds one,
 * `reward` takes one back. The caller decides how many are too many. A client is a network or an
 * address, with more behind a space where that is counted separately.
 */
export type Limiter = Pick<CountStore, 'penalty' | 'reward' | 'get'>;

/**
 * Makes the counts of a limit, once for each.
 * @param limit its name, which stays the same from release to release
 */
export type LimiterOf = (limit: string, windowMs: number) => Limiter;

export const optionsOf = (limit: string, windowMs: number) => ({
  keyPrefix: limit,
  duration: windowMs / SECOND_MS,
  // callers compare the count themselves
  points: 0,
});

/**
 * Counts in memory. The library ends each with a timer, and a timer keeps the context that it is made
 * in: here that of the start, because a request's would hold the whole request until the window ends.
 */
export class MemoryCounts extends RateLimiterMemory {
  readonly #inContextOfStart = AsyncLocalStorage.snapshot();

  override penalty(key: string | number, points?: number) {
    return this.#inContextOfStart(() => super.penalty(key, points));
  }

  override reward(key: string | number, points?: number) {
    return this.#inContextOfStart(() => super.reward(key, points));
  }

  override set(key: string | number, points: number, seconds: number) {
    return this.#inContextOfStart(() => super.set(key, points, seconds));
  }
}

/** Counts that no other process needs to know. */
export const limiterInMemory: LimiterOf = (limit, windowMs) =>
  boundedLimiter(new MemoryCounts(optionsOf(limit, windowMs)), { windowMs, secret: randomUUID() });

/**
 * The library keeps one count for each key and has no bound, so that made-up addresses would fill its
 * memory. Here only so many clients of a window have a count of their own. Later ones are counted with
 * others of their network (IPv4 by 16 bits, IPv6 by 32) until the window ends; no count is dropped. A
 * flood then costs its neighbours, but wins its sender no new tries. Keys hold no address or e-mail.
 * A count that a clock began that was ahead begins again once it is set back: it would not end before.
 * @param most clients that are counted separately in a window
 */
export function boundedLimiter(
  counts: CountStore,
  { windowMs, secret, most = MOST_CLIENTS }: { windowMs: number; secret: string; most?: number },
): Limiter {
  // by a clock that nobody sets
  let crowdedUntil = 0;
  const longestMs = windowMs + CLOCK_SKEW_MS;
  const add = async (key: string): Promise<RateLimiterRes> => {
    const count = await counts.penalty(key);
    if (count.msBeforeNext <= longestMs) return count;
    await counts.delete(key);
    return counts.penalty(key);
  };
  /** A count in memory may have ended a moment before its timer removes it. */
  const running = async (key: string) => {
    const count = await counts.get(key);
    return count && count.msBeforeNext > 0 && count.msBeforeNext <= longestMs ? count : null;
  };
  const find = async (client: string | number) => {
    const own = keyed(secret, `${client}`).slice(0, 22);
    if (performance.now() >= crowdedUntil || (await running(own))) return { key: own, share: 1 };
    return { key: networkKey(`${client}`, secret), share: NEIGHBOURS };
  };
  return {
    async penalty(client) {
      const { key, share } = await find(client);
      const count = await add(key);
      if (share === 1 && count.consumedPoints === 1) {
        const newcomers = await add(NEWCOMERS);
        if (newcomers.consumedPoints >= most)
          crowdedUntil = performance.now() + newcomers.msBeforeNext;
      }
      return shareOf(count, share);
    },
    async reward(client) {
      const { key, share } = await find(client);
      const count = await counts.reward(key);
      if (count.consumedPoints <= 0) {
        await counts.delete(key);
        if (share === 1) await counts.reward(NEWCOMERS);
      }
      return shareOf(count, share);
    },
    async get(client) {
      const { key, share } = await find(client);
      const count = await running(key);
      return count && shareOf(count, share);
    },
  };
}

const shareOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes, share: number) =>
  new RateLimiterRes(0, msBeforeNext, Math.ceil(consumedPoints / share));

/** @param secret so that nobody can find out which networks share a key */
function networkKey(client: string, secret: string): string {
  const network = client.replace(/ .*$/s, '').split(/[.:]/).slice(0, 2).join('.');
  const at = Number.parseInt(hash('sha256', secret + network).slice(0, 8), 16) % NETWORK_KEYS;
  return `network-${at}`;
}
