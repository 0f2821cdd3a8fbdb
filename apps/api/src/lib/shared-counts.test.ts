import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from './clock.ts';
import { createLogger } from './logger.ts';
import { type CountStore, createSharedCounts, type StoredCount } from './shared-counts.ts';

const NEXT_CENTURY = Date.UTC(2100, 0, 1);
const CLIENT = '198.51.100.7';

/** What another process has counted so far; a store that can be made to fail or to hang. */
function fakeStore() {
  const store = {
    hits: 0,
    asked: 0,
    takenBack: 0,
    mode: 'answers' as 'answers' | 'fails' | 'hangs',
    held: [] as (() => void)[],
  };
  const answer = (change: number): Promise<StoredCount> => {
    store.asked += 1;
    if (store.mode === 'fails') return Promise.reject(new Error('connection refused'));
    store.hits += change;
    const count = { hits: store.hits, endsAt: NEXT_CENTURY, isOfNetwork: false };
    if (store.mode === 'answers') return Promise.resolve(count);
    return new Promise((resolve) => store.held.push(() => resolve(count)));
  };
  const counts: CountStore = {
    add: () => answer(1),
    hitsOf: async () => (await answer(0)).hits,
    takeBack: () => {
      store.takenBack += 1;
      return answer(-1);
    },
    close: async () => undefined,
  };
  return { store, counts };
}

let lines: { level: number; event?: string }[];
let made: ReturnType<typeof fakeStore>;
let counts: ReturnType<ReturnType<typeof createSharedCounts>>;
beforeEach(() => {
  lines = [];
  made = fakeStore();
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  counts = createSharedCounts(made.counts, logger)('wrong-passwords', MINUTE_MS);
});
const hitsAfter = async (times: number) => {
  let hits = 0;
  for (let time = 0; time < times; time += 1) hits = (await counts.add(CLIENT)).hits;
  return hits;
};
const told = () => lines.filter(({ event }) => event === 'counts-not-shared').length;

describe('counts that processes share', () => {
  it('are those of the store, whoever counted there', async () => {
    made.store.hits = 4;
    expect(await hitsAfter(1)).toBe(5);
    await counts.takeBack(CLIENT);
    expect(await counts.hitsOf(CLIENT)).toBe(4);
  });

  it.each(['fails', 'hangs'] as const)(
    'go on in memory when the store %s, from what it last said, and refuse nobody else',
    async (mode) => {
      made.store.hits = 3;
      await hitsAfter(1);
      made.store.mode = mode;
      expect(await hitsAfter(2)).toBe(6);
      expect((await counts.add('203.0.113.9')).hits).toBe(1);
      expect(await counts.hitsOf(CLIENT)).toBe(6);
      await counts.takeBack(CLIENT);
      expect(await counts.hitsOf(CLIENT)).toBe(5);
      expect(told()).toBe(1);
    },
  );

  it('do not wait for a store that has just not answered', async () => {
    made.store.mode = 'hangs';
    await hitsAfter(20);
    expect(made.store.asked).toBe(1);
  });

  it('are taken back where a store answers too late: they were counted in memory', async () => {
    made.store.mode = 'hangs';
    await hitsAfter(1);
    made.store.mode = 'answers';
    for (const release of made.store.held) release();
    await expect.poll(() => made.store.takenBack).toBe(1);
    expect(made.store.hits).toBe(0);
  });

  it('are those of the store again once it answers', async () => {
    made.store.mode = 'fails';
    await hitsAfter(1);
    Object.assign(made.store, { mode: 'answers', hits: 40 });
    await expect.poll(async () => (await counts.add(CLIENT)).hits).toBe(41);
    expect(lines.map(({ level }) => level)).toEqual([40, 30]);
  });
});
