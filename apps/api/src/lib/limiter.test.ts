import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from './clock.ts';
import { boundedLimiter, type Limiter, MemoryCounts, optionsOf } from './limiter.ts';

const MOST = 100;
const NETWORKS_AND_NEWCOMERS = 1_025;
const ATTACKER = '198.51.100.7';

let counts: MemoryCounts;
let limiter: Limiter;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  counts = new MemoryCounts(optionsOf('writes', MINUTE_MS));
  limiter = boundedLimiter(counts, { windowMs: MINUTE_MS, secret: 'a secret', most: MOST });
});
afterEach(() => void vi.useRealTimers());

const keys = () => counts.dump().storage;
const hits = async (client: string, times = 1) => {
  let last = 0;
  for (let time = 0; time < times; time += 1) {
    last = (await limiter.penalty(client)).consumedPoints;
  }
  return last;
};
/** Addresses of one IPv6 provider, each another household. */
const flood = async (size: number) => {
  for (let at = 0; at < size; at += 1) await limiter.penalty(`2001:db8:${at.toString(16)}::/56`);
};

describe('counts of clients', () => {
  it('begin again when their window has ended', async () => {
    expect(await hits(ATTACKER, 3)).toBe(3);
    vi.advanceTimersByTime(MINUTE_MS - 1);
    expect(await hits(ATTACKER)).toBe(4);
    expect((await limiter.get(ATTACKER))?.msBeforeNext).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await limiter.get(ATTACKER)).toBeNull();
    expect(await hits(ATTACKER)).toBe(1);
  });

  it('end with their window although the timer that removes them is late', async () => {
    await hits(ATTACKER, 3);
    vi.setSystemTime(Date.now() + MINUTE_MS);
    expect(await limiter.get(ATTACKER)).toBeNull();
    expect(await hits(ATTACKER)).toBe(1);
  });

  it.each(['a client', 'a crowd'])('of %s begin again once the clock is set back', async (what) => {
    vi.setSystemTime(Date.now() + DAY_MS);
    await hits(ATTACKER, 9);
    if (what === 'a crowd') await flood(10_000);
    vi.setSystemTime(Date.now() - DAY_MS);
    expect(await limiter.get(ATTACKER)).toBeNull();
    expect(await limiter.penalty(ATTACKER)).toMatchObject({ consumedPoints: 1 });
    expect((await limiter.get(ATTACKER))?.msBeforeNext).toBe(MINUTE_MS);
  });

  it('take as much memory for 30,000 made-up addresses as for a few', async () => {
    await flood(30_000);
    expect(keys().length).toBeLessThanOrEqual(MOST + NETWORKS_AND_NEWCOMERS);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(keys()).toEqual([]);
  });

  it('are not lost to a flood of other addresses', async () => {
    await hits(ATTACKER, 5);
    await flood(10_000);
    expect(await hits(ATTACKER)).toBe(6);
  });

  it('are shared by the neighbours of a flood, not by everyone', async () => {
    await flood(10_000);
    const neighbour = '2001:db8:ffff:1::/56';
    expect(await hits(neighbour)).toBeGreaterThan(1_000);
    expect((await limiter.get(neighbour))?.consumedPoints).toBeGreaterThan(1_000);
    const others: number[] = [];
    for (let at = 0; at < 20; at += 1) others.push(await hits(`203.${at}.113.9`));
    expect(others.filter((count) => count === 1).length).toBeGreaterThan(15);
  });

  it('are separate again once the window of a flood has ended', async () => {
    await flood(10_000);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(await hits('2001:db8:ffff:1::/56')).toBe(1);
  });

  it('are taken back one by one, and kept no longer than they count', async () => {
    const client = `${ATTACKER} a@example.com`;
    await hits(client, 2);
    expect((await limiter.reward(client)).consumedPoints).toBe(1);
    expect((await limiter.reward(client)).consumedPoints).toBe(0);
    expect(keys().map(({ value }) => value)).toEqual([0]);
    // one who signs in again and again is no newcomer each time
    for (let time = 0; time < 2 * MOST; time += 1) {
      await limiter.penalty(client);
      await limiter.reward(client);
    }
    await flood(MOST - 1);
    expect(await hits('2001:db8:ffff:1::/56')).toBe(1);
  });

  it('hold nothing of the request that made them', async () => {
    // a spy on a faked timer would leave it faked for all files of the worker
    vi.useRealTimers();
    const requests = new AsyncLocalStorage<string>();
    const contexts = new Set<string | undefined>();
    const setTimer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(() => {
      contexts.add(requests.getStore());
      return {} as ReturnType<typeof setTimeout>;
    });
    await requests.run('a request', async () => {
      await hits(ATTACKER);
      await limiter.reward('198.51.100.8');
      await counts.set('a key', 1, 60);
    });
    expect(setTimer).toHaveBeenCalled();
    expect([...contexts]).toEqual([undefined]);
    setTimer.mockRestore();
  });

  it('show no address and no e-mail', async () => {
    await hits(`${ATTACKER} ada@example.com`);
    expect(JSON.stringify(keys())).not.toMatch(/198\.51|ada@|example/);
  });
});
