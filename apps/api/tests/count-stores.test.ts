// @module-tag database
import { createClient } from '@redis/client';
import { startValkey, type Valkey } from '@vitrine/testing/valkey';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createPostgresCounts } from '../src/db/postgres-counts.ts';
import { MINUTE_MS } from '../src/lib/clock.ts';
import type { CountStore } from '../src/lib/shared-counts.ts';
import { createValkeyCounts } from '../src/lib/valkey-counts.ts';
import { createTestDatabase } from './testing/test-database.ts';

const CLIENT = '198.51.100.7 ada@example.com';
const MOST = 5;
const NETWORKS = 1_024;

const closeAll = async (stores: readonly CountStore[]): Promise<void> => {
  for (const store of stores) await store.close();
};

interface Row {
  name: string;
  /** Milliseconds until it is forgotten. */
  left: number;
}

/** One kind of store, shared by as many processes as open it. */
interface Kind {
  open(): CountStore;
  rows(): Promise<Row[]>;
}

let valkey: Valkey;
beforeAll(async () => {
  valkey = await startValkey();
});
afterAll(() => valkey.stop());

/** Processes of one installation, which no other test has. */
const secretOf = (): string => `a secret of thirty-two bytes: ${crypto.randomUUID()}`;

async function inValkey(): Promise<Kind> {
  const secret = secretOf();
  const reader = createClient({ url: valkey.url.replace('valkey', 'redis') });
  await reader.connect();
  await reader.flushDb();
  onTestFinished(() => reader.destroy());
  return {
    open: () => createValkeyCounts(valkey.url, secret, MOST),
    rows: async () => {
      const names = await reader.keys('*');
      return Promise.all(
        names.map(async (name) => ({ name, left: Number(await reader.pTTL(name)) })),
      );
    },
  };
}

async function inPostgres(): Promise<Kind> {
  const secret = secretOf();
  const { variables } = await createTestDatabase('');
  const url = variables.DATABASE_URL ?? '';
  const reader = new pg.Pool({ connectionString: url });
  onTestFinished(() => reader.end());
  return {
    open: () => createPostgresCounts(url, secret, MOST),
    rows: async () => {
      const { rows } = await reader.query<Row>(
        'SELECT name, (extract(epoch FROM ends_at - now()) * 1000)::int AS left FROM client_counts',
      );
      return rows;
    },
  };
}

const kinds: [string, () => Promise<Kind>][] = [['a Valkey', inValkey]];
if (inject('postgresUrl')) kinds.push(['PostgreSQL', inPostgres]);

describe.each(kinds)('counts in %s', (_name, start) => {
  const openTwo = async (windowMs = MINUTE_MS) => {
    const kind = await start();
    const stores = [kind.open(), kind.open()] as const;
    onTestFinished(() => closeAll(stores));
    const counted = (client: string) => ({ limit: 'wrong-passwords', windowMs, client });
    // connected
    for (const store of stores) {
      await expect.poll(() => store.hitsOf(counted(CLIENT)).catch(() => undefined)).toBe(0);
    }
    const [first, second] = stores;
    return { kind, first, second, counted };
  };

  it('are the same for two processes', async () => {
    const { first, second, counted } = await openTwo();
    const one = counted(CLIENT);
    expect((await first.add(one)).hits).toBe(1);
    expect((await second.add(one)).hits).toBe(2);
    expect(await first.hitsOf(one)).toBe(2);
    expect((await first.add(counted('203.0.113.9'))).hits).toBe(1);
    expect((await first.add({ ...one, limit: 'right-passwords' })).hits).toBe(1);
  });

  it('lose nothing when a hundred come at once to two processes', async () => {
    const { first, second, counted } = await openTwo();
    const added = await Promise.all(
      Array.from({ length: 100 }, (_, at) => (at % 2 ? first : second).add(counted(CLIENT))),
    );
    const hits = added.map((count) => count.hits).sort((one, other) => one - other);
    expect(hits).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  });

  it('are taken back one by one, and not below nothing', async () => {
    const { kind, first, second, counted } = await openTwo();
    await first.add(counted(CLIENT));
    await first.add(counted(CLIENT));
    expect((await second.takeBack(counted(CLIENT))).hits).toBe(1);
    expect((await second.takeBack(counted(CLIENT))).hits).toBe(0);
    expect((await second.takeBack(counted(CLIENT))).hits).toBe(0);
    expect((await first.add(counted(CLIENT))).hits).toBe(1);
    // whoever signs in rightly again and again is no newcomer each time
    for (let time = 0; time < 2 * MOST; time += 1) {
      await first.takeBack(counted(CLIENT));
      expect((await first.add(counted(CLIENT))).isOfNetwork).toBe(false);
    }
    expect((await kind.rows()).length).toBe(2);
  });

  it('begin anew when their window has ended', async () => {
    const { first, second, counted } = await openTwo(300);
    await first.add(counted(CLIENT));
    await first.add(counted(CLIENT));
    await expect.poll(() => second.hitsOf(counted(CLIENT))).toBe(0);
    const { hits, endsAt } = await second.add(counted(CLIENT));
    expect(hits).toBe(1);
    // the store goes by the real clock
    expect(endsAt).toBeGreaterThan(Date.now() - MINUTE_MS);
  });

  it('take a bounded number of names for made-up addresses, each of which ends', async () => {
    const { kind, first, second, counted } = await openTwo();
    await first.add(counted(CLIENT));
    const flood = Array.from({ length: 400 }, (_, at) => `2001:db8:${at.toString(16)}::/56`);
    for (const client of flood) await second.add(counted(client));
    const rows = await kind.rows();
    expect(rows.length).toBeLessThanOrEqual(MOST + NETWORKS + 1);
    // clients of their own, the network of all others, and how many they are
    expect(rows).toHaveLength(MOST + 2);
    for (const { left } of rows) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(MINUTE_MS);
    }
    expect((await first.add(counted(CLIENT))).hits).toBe(2);
    const neighbour = counted('2001:db8:ffff::/56');
    expect((await first.add(neighbour)).hits).toBeGreaterThan(40);
    expect(await second.hitsOf(neighbour)).toBeGreaterThan(40);
    expect((await first.takeBack(neighbour)).isOfNetwork).toBe(true);
  });

  it('tell nobody who reads them an address or an e-mail', async () => {
    const { kind, first, counted } = await openTwo();
    await first.add(counted(CLIENT));
    const names = (await kind.rows()).map(({ name }) => name).join('\n');
    expect(names).toContain('wrong-passwords');
    expect(names).not.toMatch(/198|ada|example/);
  });
});

describe.runIf(inject('postgresUrl'))('the table of counts', () => {
  it('is made once by replicas that start together, and does not wait for the disk', async () => {
    const { variables } = await createTestDatabase('');
    const url = variables.DATABASE_URL ?? '';
    const stores = Array.from({ length: 8 }, () => createPostgresCounts(url, secretOf()));
    onTestFinished(() => closeAll(stores));
    const counted = { limit: 'writes', windowMs: MINUTE_MS, client: CLIENT };
    const added = await Promise.all(stores.map((store) => store.add(counted)));
    expect(added.map(({ hits }) => hits)).toEqual(Array(8).fill(1));
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    const { rows } = await reader.query(
      "SELECT relpersistence FROM pg_class WHERE relname = 'client_counts'",
    );
    await reader.end();
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });
});
