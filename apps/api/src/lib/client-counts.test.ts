import { beforeEach, describe, expect, it } from 'vitest';
import { ClientCounts } from './client-counts.ts';
import { MINUTE_MS } from './clock.ts';

const MOST = 100;
const ROOM_FOR_ALL = MOST + 1_024;
const ATTACKER = '198.51.100.7';

let now = 0;
let counts: ClientCounts;
beforeEach(() => {
  counts = new ClientCounts(MINUTE_MS, { most: MOST, clock: { now: () => new Date(now) } });
});
const advance = (milliseconds: number) => {
  now += milliseconds;
};

const hits = (client: string, times = 1) => {
  let last = 0;
  for (let time = 0; time < times; time += 1) last = counts.add(client).hits;
  return last;
};
/** Addresses of one IPv6 provider, each another household. */
const flood = (size: number) => {
  for (let at = 0; at < size; at += 1) counts.add(`2001:db8:${at.toString(16)}::/56`);
};

describe('counts of clients', () => {
  it('begin anew when their window has ended', () => {
    expect(hits(ATTACKER, 3)).toBe(3);
    advance(MINUTE_MS - 1);
    expect(hits(ATTACKER)).toBe(4);
    advance(1);
    expect(hits(ATTACKER)).toBe(1);
  });

  it('take as much memory for 360,000 made-up addresses as for a few', () => {
    flood(360_000);
    expect(counts.size).toBeLessThanOrEqual(ROOM_FOR_ALL);
    advance(MINUTE_MS);
    flood(1);
    expect(counts.size).toBeLessThanOrEqual(1_025);
  });

  it('are not lost to a flood of other addresses', () => {
    hits(ATTACKER, 5);
    flood(10_000);
    expect(hits(ATTACKER)).toBe(6);
  });

  it('are shared by the neighbours of a flood, not by everybody', () => {
    flood(10_000);
    expect(hits('2001:db8:ffff:1::/56')).toBeGreaterThan(1_000);
    const others = Array.from({ length: 20 }, (_, at) => hits(`203.${at}.113.9`));
    expect(others.filter((count) => count === 1).length).toBeGreaterThan(15);
  });

  it('are taken back one by one, and kept no longer than they count', () => {
    hits(`${ATTACKER} a@example.com`, 2);
    counts.takeBack(`${ATTACKER} a@example.com`);
    expect(counts.size).toBe(1);
    counts.takeBack(`${ATTACKER} a@example.com`);
    expect(counts.size).toBe(0);
  });
});
