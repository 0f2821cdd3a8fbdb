// @module-tag database
// @module-tag operations
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@vitrine/test-support';
import { describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../src/db/postgres.ts';

const ROUNDS = 3;
/** More than the pool has connections, so that one that is never given back shows. */
const WRITERS = 12;
/** Enough for every writer to be in the middle of something. */
const UNDER_WAY = 60;

describe.runIf(inject('postgresUrl'))('a PostgreSQL that ends in the middle of writes', () => {
  it('costs no write that was acknowledged, and the pool goes on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-crash-'));
    const server = await startPostgres(join(folder, 'pg'));
    await server.createDatabase('vitrine');
    const database = await openPostgres(`${server.url}/vitrine`);
    const { installation } = database.tables;
    const acknowledged: string[] = [];
    let count = 0;
    let enough = 0;
    let underWay = Promise.withResolvers<void>();
    const write = async (key: string) => {
      await database.write((tx) => tx.insert(installation).values({ key, value: '' }));
      acknowledged.push(key);
      if (acknowledged.length > enough) underWay.resolve();
    };
    /** One after the other, until the first that fails. */
    const writer = async () => {
      for (;;) await write(`key ${++count}`);
    };

    for (let round = 0; round < ROUNDS; round++) {
      enough = acknowledged.length + UNDER_WAY;
      underWay = Promise.withResolvers<void>();
      const writers = Array.from({ length: WRITERS }, writer);
      const failures = Promise.allSettled(writers);
      await underWay.promise;
      await server.crash();
      expect((await failures).map(({ status }) => status)).not.toContain('fulfilled');
      await expect.poll(() => database.ping().then(() => 'up', String)).toBe('up');
      const stored = await database.read.select().from(installation);
      expect(stored.map(({ key }) => key)).toEqual(expect.arrayContaining(acknowledged));
      await write(`after round ${round}`);
    }
    await database.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
});
