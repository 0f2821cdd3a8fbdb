// @module-tag database
import { createClient } from '@redis/client';
import { startValkey, type Valkey } from '@vitrine/test-support/valkey';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openPostgresCounts } from '../src/db/postgres-counts.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../src/lib/clock.ts';
import { boundedLimiter } from '../src/lib/limiter.ts';
import type { SharedCounts } from '../src/lib/shared-limiter.ts';
import { openValkeyCounts } from '../src/lib/valkey-counts.ts';
import { createTestDatabase } from './testing/test-database.ts';

const CLIENT = '198.51.100.7 ada@example.com';
const MOST = 5;

const closeAll = async (all: readonly SharedCounts[]): Promise<void> => {
  for (const counts of all) await counts.close();
};

interface Row {
  name: string;
  /** Milliseconds until it is deleted. */
  left: number;
}

/** One kind of store, shared by as many processes as open it. */
interface Kind {
  open(): SharedCounts;
  rows(): Promise<Row[]>;
}

let valkey: Valkey;
beforeAll(async () => {
  valkey = await startValkey();
});
afterAll(() => valkey.stop());

async function inValkey(): Promise<Kind> {
  const reader = createClient({ url: valkey.url.replace('valkey', 'redis') });
  await reader.connect();
  await reader.flushDb();
  onTestFinished(() => reader.destroy());
  return {
    open: () => openValkeyCounts(valkey.url),
    rows: async () => {
      const names = await reader.keys('*');
      return Promise.all(
        names.map(async (name) => ({ name, left: Number(await reader.pTTL(name)) })),
      );
    },
  };
}

async function inPostgres(): Promise<Kind> {
  const { variables } = await createTestDatabase('');
  const url = variables.DATABASE_URL ?? '';
  const reader = new pg.Pool({ connectionString: url });
  onTestFinished(() => reader.end());
  return {
    open: () => openPostgresCounts(url),
    rows: async () => {
      const { rows } = await reader.query<{ key: string; expire: string }>(
        'SELECT key, expire FROM limit_counts',
      );
      return rows.map(({ key, expire }) => ({ name: key, left: Number(expire) - Date.now() }));
    },
  };
}

const kinds: [string, () => Promise<Kind>][] = [['a Valkey', inValkey]];
if (inject('postgresUrl')) kinds.push(['PostgreSQL', inPostgres]);

describe.each(kinds)('counts in %s', (_name, start) => {
  const openTwo = async (windowMs = MINUTE_MS) => {
    const kind = await start();
    const opened = [kind.open(), kind.open()] as const;
    onTestFinished(() => closeAll(opened));
    const limiterOf = ({ storeOf }: SharedCounts, limit: string) =>
      boundedLimiter(storeOf(limit, windowMs), {
        ...{ windowMs, secret: 'one of all processes', most: MOST },
      });
    const limiters = opened.map((counts) => limiterOf(counts, 'wrong-passwords'));
    const [first = expect.unreachable(), second = expect.unreachable()] = limiters;
    // connected
    for (const limiter of limiters) {
      await expect.poll(() => limiter.get(CLIENT).catch(() => undefined)).toBeNull();
    }
    return { kind, first, second, other: limiterOf(opened[0], 'right-passwords') };
  };

  it('are the same for two processes', async () => {
    const { first, second, other } = await openTwo();
    expect(await first.penalty(CLIENT)).toMatchObject({ consumedPoints: 1 });
    expect(await second.penalty(CLIENT)).toMatchObject({ consumedPoints: 2 });
    expect(await first.get(CLIENT)).toMatchObject({ consumedPoints: 2 });
    expect(await first.penalty('203.0.113.9')).toMatchObject({ consumedPoints: 1 });
    expect(await other.penalty(CLIENT)).toMatchObject({ consumedPoints: 1 });
  });

  it('lose nothing when a hundred come at once to two processes', async () => {
    const { first, second } = await openTwo();
    const added = await Promise.all(
      Array.from({ length: 100 }, (_, at) => (at % 2 ? first : second).penalty(CLIENT)),
    );
    const hits = added.map((count) => count.consumedPoints).sort((one, other) => one - other);
    expect(hits).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  });

  it('begin again where a clock that was ahead has begun them', async () => {
    const { first, second, other } = await openTwo();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    onTestFinished(() => void vi.useRealTimers());
    for (let time = 0; time < 9; time += 1) await first.penalty(CLIENT);
    expect((await second.get(CLIENT))?.consumedPoints).toBe(9);
    vi.useRealTimers();
    const { consumedPoints, msBeforeNext } = await second.penalty(CLIENT);
    // one that counts by its own clock goes on, and ends in time
    expect([1, 10]).toContain(consumedPoints);
    expect(msBeforeNext).toBeLessThanOrEqual(MINUTE_MS);
    expect(await other.penalty(CLIENT)).toMatchObject({ consumedPoints: 1 });
  });

  it('are taken back one by one, and leave nothing', async () => {
    const { kind, first, second } = await openTwo();
    await first.penalty(CLIENT);
    await first.penalty(CLIENT);
    expect(await second.reward(CLIENT)).toMatchObject({ consumedPoints: 1 });
    expect(await second.reward(CLIENT)).toMatchObject({ consumedPoints: 0 });
    expect(await first.get(CLIENT)).toBeNull();
    // one who signs in rightly again and again is no newcomer each time
    for (let time = 0; time < 2 * MOST; time += 1) {
      expect(await first.penalty(CLIENT)).toMatchObject({ consumedPoints: 1 });
      await first.reward(CLIENT);
    }
    expect((await kind.rows()).length).toBe(1);
  });

  it('begin again when their window has ended', async () => {
    const { first, second } = await openTwo(SECOND_MS);
    await first.penalty(CLIENT);
    await first.penalty(CLIENT);
    await expect.poll(() => second.get(CLIENT)).toBeNull();
    const { consumedPoints, msBeforeNext } = await second.penalty(CLIENT);
    expect(consumedPoints).toBe(1);
    expect(msBeforeNext).toBeGreaterThan(0);
    expect(msBeforeNext).toBeLessThanOrEqual(SECOND_MS);
  });

  it('take a bounded number of names for made-up addresses, each of which ends', async () => {
    const { kind, first, second } = await openTwo();
    await first.penalty(CLIENT);
    for (let at = 0; at < 400; at += 1) await second.penalty(`2001:db8:${at.toString(16)}::/56`);
    const rows = await kind.rows();
    // clients of their own, the network of all others, and how many they are
    expect(rows).toHaveLength(MOST + 2);
    for (const { left } of rows) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(MINUTE_MS);
    }
    expect(await first.penalty(CLIENT)).toMatchObject({ consumedPoints: 2 });
    const neighbour = '2001:db8:ffff::/56';
    expect((await second.penalty(neighbour)).consumedPoints).toBeGreaterThan(40);
    // another process learns of it with the first newcomer that it has itself
    await first.penalty('203.0.113.9');
    expect((await first.penalty(neighbour)).consumedPoints).toBeGreaterThan(40);
  });

  it('tell nobody who reads them an address or an e-mail', async () => {
    const { kind, first } = await openTwo();
    await first.penalty(CLIENT);
    const names = (await kind.rows()).map(({ name }) => name).join('\n');
    expect(names).toContain('wrong-passwords');
    expect(names).not.toMatch(/198|ada|example/);
  });
});

describe.runIf(inject('postgresUrl'))('the table of counts', () => {
  it('is made once by replicas that start together, and does not wait for the disk', async () => {
    const { variables } = await createTestDatabase('');
    const url = variables.DATABASE_URL ?? '';
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    // what a former release counted in
    await reader.query('CREATE TABLE client_counts (name text)');
    const opened = Array.from({ length: 8 }, () => openPostgresCounts(url));
    onTestFinished(() => closeAll(opened));
    const added = await Promise.all(
      opened.map(({ storeOf }) => storeOf('writes', MINUTE_MS).penalty(CLIENT)),
    );
    const hits = added.map((count) => count.consumedPoints).sort((one, other) => one - other);
    expect(hits).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { rows } = await reader.query(
      "SELECT relname, relpersistence FROM pg_class WHERE relname IN ('limit_counts', 'client_counts')",
    );
    await reader.end();
    expect(rows).toEqual([{ relname: 'limit_counts', relpersistence: 'u' }]);
  });
});
