// @module-tag database
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { isUniqueViolation } from '../src/db/errors.ts';
import { ALL_HEARD, hearAll } from './testing/all-heard.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-database-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const open: Database[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
});

async function freshDatabase() {
  const own = await mkdtemp(join(folder, 'one-'));
  const stored = await createTestDatabase(own);
  return async () => {
    const database = await stored.open();
    open.push(database);
    return database;
  };
}

const setFact = (database: Database, key: string, value: string) =>
  database.write(async (tx) => {
    await tx.insert(database.tables.installation).values({ key, value });
  });
const facts = (database: Database) => database.read.select().from(database.tables.installation);

describe('a write', () => {
  it('is there for reading once it has resolved, and after opening again', async () => {
    const reopen = await freshDatabase();
    const first = await reopen();
    await setFact(first, 'colour', 'ember');
    expect(await facts(first)).toEqual([{ key: 'colour', value: 'ember' }]);
    await open.splice(0)[0]?.close();
    expect(await facts(await reopen())).toEqual([{ key: 'colour', value: 'ember' }]);
  });

  it('that fails leaves nothing behind', async () => {
    const database = await (await freshDatabase())();
    const failing = database.write(async (tx) => {
      await tx.insert(database.tables.installation).values({ key: 'half', value: 'done' });
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await facts(database)).toEqual([]);
  });

  it('is not seen by readers before it is whole', async () => {
    const database = await (await freshDatabase())();
    await database.write(async (tx) => {
      await tx.insert(database.tables.installation).values({ key: 'half', value: 'done' });
      expect(await facts(database)).toEqual([]);
    });
    expect(await facts(database)).toHaveLength(1);
  });

  it('tells a clash of unique values from other failures', async () => {
    const database = await (await freshDatabase())();
    await setFact(database, 'once', '1');
    const clash = await setFact(database, 'once', '2').catch((error) => error);
    expect(isUniqueViolation(clash)).toBe(true);
    expect(isUniqueViolation(new Error('other'))).toBe(false);
  });
});

describe('the content revision', () => {
  it('rises for every process that looks, as soon as a change is committed', async () => {
    const reopen = await freshDatabase();
    const [mine, theirs] = [await reopen(), await reopen()];
    const before = await theirs.contentRevision();
    expect(await mine.contentRevision()).toBe(before);
    await mine.write((tx) => mine.touchContent(tx));
    expect(await mine.contentRevision()).toBe(before + 1);
    // the embedded database is asked each time
    if (mine.dialect === 'postgres') await hearAll(theirs, mine);
    expect(await theirs.contentRevision()).toBe(before + 1);
  });

  it('stays when the change is undone, or when nothing public changed', async () => {
    const database = await (await freshDatabase())();
    const before = await database.contentRevision();
    const undone = database.write(async (tx) => {
      await database.touchContent(tx);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow();
    await setFact(database, 'private', 'change');
    expect(await database.contentRevision()).toBe(before);
  });
});

describe('an announcement', () => {
  const announce = (database: Database, news: string) =>
    database.write((tx) => database.announce(tx, news));

  it('is heard when its write is committed, and not when it is undone', async () => {
    const database = await (await freshDatabase())();
    const heard: unknown[] = [];
    const stop = database.listen((news) => heard.push(news));
    const undone = database.write(async (tx) => {
      await database.announce(tx, 'undone');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow();
    await database.write(async (tx) => {
      await database.announce(tx, 'first');
      await database.announce(tx, 'second');
      expect(heard).toEqual([]);
    });
    await hearAll(database);
    expect(heard).toEqual(['first', 'second', ALL_HEARD]);
    stop();
    await announce(database, 'third');
    const later: unknown[] = [];
    database.listen((news) => later.push(news));
    await announce(database, 'fourth');
    await hearAll(database);
    expect(later).toContain('fourth');
    expect(heard).toEqual(['first', 'second', ALL_HEARD]);
  });

  it('reaches the other replicas of a PostgreSQL database', async () => {
    const reopen = await freshDatabase();
    const [mine, theirs] = [await reopen(), await reopen()];
    if (mine.dialect === 'sqlite') return;
    const heard: unknown[] = [];
    theirs.listen((news) => heard.push(news));
    await announce(mine, "it's news");
    await hearAll(theirs, mine);
    expect(heard).toEqual(["it's news", ALL_HEARD]);
  });
});
