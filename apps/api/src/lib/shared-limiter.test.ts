import { RateLimiterRes } from 'rate-limiter-flexible';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from './clock.ts';
import type { CountStore, Limiter } from './limiter.ts';
import { createLogger } from './logger.ts';
import { createSharedLimiters } from './shared-limiter.ts';

const CLIENT = '198.51.100.7';

/** What another process has counted so far; a store that can be made to fail or to hang. */
function fakeStore() {
  const store = { hits: 0, asked: 0, mode: 'answers' as 'answers' | 'fails' | 'hangs' };
  const answer = (change: number): Promise<RateLimiterRes> => {
    store.asked += 1;
    if (store.mode === 'fails') return Promise.reject(new Error('connection refused'));
    store.hits += change;
    if (store.mode === 'hangs') return new Promise(() => undefined);
    return Promise.resolve(new RateLimiterRes(0, MINUTE_MS, store.hits));
  };
  // of its keys this one knows the client's alone
  const isOther = (key: string | number) => key === 'newcomers';
  const other = async () => new RateLimiterRes(0, MINUTE_MS, 1);
  const counts: CountStore = {
    penalty: (key) => (isOther(key) ? other() : answer(1)),
    reward: (key) => (isOther(key) ? other() : answer(-1)),
    get: () => answer(0),
    delete: async () => true,
  };
  return { store, counts };
}

let lines: { level: number; event?: string }[];
let made: ReturnType<typeof fakeStore>;
let limiter: Limiter;
beforeEach(() => {
  lines = [];
  made = fakeStore();
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const shared = { storeOf: () => made.counts, close: async () => undefined };
  limiter = createSharedLimiters(shared, { logger, secret: 'a secret' })('passwords', MINUTE_MS);
});
const hitsOf = async (client: string) => (await limiter.get(client))?.consumedPoints;
const hitsAfter = async (times: number, client = CLIENT) => {
  let hits = 0;
  for (let time = 0; time < times; time += 1) {
    hits = (await limiter.penalty(client)).consumedPoints;
  }
  return hits;
};
const warnings = () => lines.filter(({ event }) => event === 'counts-not-shared').length;

describe('counts that processes share', () => {
  it('are those of the store, whichever process counted there', async () => {
    made.store.hits = 4;
    expect(await hitsAfter(1)).toBe(5);
    await limiter.reward(CLIENT);
    expect(await hitsOf(CLIENT)).toBe(4);
  });

  it.each(['fails', 'hangs'] as const)(
    'go on in memory when the store %s, from what it last said, and refuse nobody else',
    async (mode) => {
      made.store.hits = 3;
      await hitsAfter(1);
      made.store.mode = mode;
      expect(await hitsAfter(2)).toBe(6);
      expect(await hitsAfter(1, '203.0.113.9')).toBe(1);
      expect(await hitsOf(CLIENT)).toBe(6);
      await limiter.reward(CLIENT);
      expect(await hitsOf(CLIENT)).toBe(5);
      expect(warnings()).toBe(1);
    },
  );

  it('do not wait for a store that has just not answered', async () => {
    made.store.mode = 'hangs';
    await hitsAfter(20);
    expect(made.store.asked).toBe(1);
  });

  it('are those of the store again once it answers', async () => {
    made.store.mode = 'fails';
    await hitsAfter(1);
    Object.assign(made.store, { mode: 'answers', hits: 40 });
    await expect.poll(() => hitsAfter(1)).toBeGreaterThan(40);
    expect(lines.map(({ level }) => level)).toEqual([40, 30]);
  });
});
