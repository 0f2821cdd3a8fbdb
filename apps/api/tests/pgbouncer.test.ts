// @module-tag database
// @module-tag operations
import { startPgBouncer } from '@vitrine/test-support/pgbouncer';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { openPostgresCounts } from '../src/db/postgres-counts.ts';
import { rowsOf } from '../src/db/rows.ts';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { ALL_HEARD, hearAll } from './testing/all-heard.ts';
import { createTestDatabase } from './testing/test-database.ts';

const WRITERS = 12;
const ROUNDS = 10;

describe.runIf(inject('postgresUrl'))(
  'a PgBouncer that lends connections for a transaction',
  () => {
    async function start() {
      const { variables } = await createTestDatabase('');
      const directUrl = variables.DATABASE_URL ?? '';
      const bouncer = await startPgBouncer(directUrl);
      onTestFinished(() => bouncer.stop());
      const open = async () => {
        const database = await openPostgres(bouncer.url, { directUrl, poolSize: WRITERS });
        onTestFinished(() => database.close());
        return database;
      };
      return { bouncer, open };
    }
    const add = (database: Database, key: string) =>
      database.write((tx) =>
        rowsOf(database.tables.installation, database.tables.installation.key).insert(tx, {
          key,
          value: '',
        }),
      );

    it('serves prepared queries, though each may run on another connection', async () => {
      const { open } = await start();
      const database = await open();
      const { installation } = database.tables;
      const rows = rowsOf(installation, installation.key);
      const keys = Array.from({ length: WRITERS }, (_, at) => `writer ${at}`);
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all(
          keys.map(async (key) => {
            await add(database, `${key} ${round}`);
            expect(await rows.get(database.read, `${key} ${round}`)).toMatchObject({ value: '' });
          }),
        );
      }
      expect(await database.read.$count(installation)).toBe(WRITERS * ROUNDS);
    });

    it('keeps no replica from hearing of changes and announcements', async () => {
      const { open } = await start();
      const [mine, theirs] = [await open(), await open()];
      const heard: unknown[] = [];
      theirs.listen((news) => heard.push(news));
      const before = await theirs.contentRevision();
      await mine.write(async (tx) => {
        await mine.touchContent(tx);
        await mine.announce(tx, 'news');
      });
      await hearAll(theirs, mine);
      expect(heard).toEqual(['news', ALL_HEARD]);
      expect(await theirs.contentRevision()).toBe(before + 1);
    });

    it('serves the counts of limits', async () => {
      const { bouncer } = await start();
      const stores = [1, 2].map(() => openPostgresCounts(bouncer.url));
      onTestFinished(async () => {
        for (const store of stores) await store.close();
      });
      const limiters = stores.map(({ storeOf }) => storeOf('writes', MINUTE_MS));
      const adding = Array.from({ length: 20 }, (_, at) => limiters[at % 2]?.penalty('client'));
      const hits = (await Promise.all(adding)).map((count) => count?.consumedPoints);
      expect(Math.max(...hits.map(Number))).toBe(20);
    });
  },
);
