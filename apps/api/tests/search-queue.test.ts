// @module-tag database
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openSqlite } from '../src/db/sqlite.ts';

const FILE = 'vitrine.db';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-queue-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function opened(folder: string): Database {
  const database = openSqlite(join(folder, FILE));
  onTestFinished(() => database.close());
  return database;
}

/** How many posts wait to be indexed, as another program sees it. */
function waitingIn(folder: string): number {
  const file = new Sqlite(join(folder, FILE), { readonly: true });
  const waiting = file.prepare('SELECT count(*) FROM blog_posts_search_queue').pluck().get();
  file.close();
  return Number(waiting);
}

const store = ({ write, tables }: Database, id: string, title: string) =>
  write((tx) =>
    tx.insert(tables.blogPosts).values({
      ...{
        id,
        title,
        description: '',
        icon: '📝',
        color: 'blue',
        status: 'published',
        sections: ['x'],
      },
      ...{ createdAt: new Date(0), updatedAt: new Date(0) },
    }),
  );

/** Half a second passes, and so many steps are taken, each in its turn among the writes. */
async function indexSoon({ write }: Database, steps = 1): Promise<void> {
  await vi.advanceTimersByTimeAsync(500);
  for (let step = 0; step < steps; step += 1) {
    await write(async () => undefined);
    await others();
  }
}

const find = async ({ search, read }: Database, q: string) => {
  const found = await search.list(read, 'blogPosts', { q, equal: {}, limit: 10 });
  return found.map(({ id }) => id);
};

describe.skipIf(inject('postgresUrl'))('a post that waits for its search index', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  });

  it('is found by the first who searches', async () => {
    const folder = await newFolder();
    const database = opened(folder);
    await store(database, 'one', 'Estuary');
    expect(waitingIn(folder)).toBe(1);
    expect(await find(database, 'estuary')).toEqual(['one']);
    expect(waitingIn(folder)).toBe(0);
  });

  it('is indexed soon when nobody searches', async () => {
    const folder = await newFolder();
    const database = opened(folder);
    await store(database, 'one', 'Estuary');
    expect(waitingIn(folder)).toBe(1);
    await indexSoon(database);
    expect(waitingIn(folder)).toBe(0);
  });

  it('is not lost when the program is killed: the next start indexes it', async () => {
    const [folder, left] = [await newFolder(), await newFolder()];
    const database = opened(folder);
    for (let n = 0; n < 40; n += 1) await store(database, `post-${n}`, `Estuary ${n}`);
    // what is on the disk at this moment is what a killed program leaves
    cpSync(folder, left, { recursive: true });
    const next = opened(left);
    await indexSoon(next, 2);
    expect(waitingIn(left)).toBe(0);
    expect(await find(next, 'estuary 3')).toHaveLength(10);
    expect(await find(next, 'estuary 39')).toEqual(['post-39']);
  });

  it('keeps nobody from searching while the disk is full', async () => {
    const folder = await newFolder();
    let fill = (_full: boolean) => {};
    const database = openSqlite(join(folder, FILE), (writer) => {
      fill = (full) => writer.pragma(`max_page_count = ${full ? 1 : 1_000_000}`);
    });
    onTestFinished(() => database.close());
    await store(database, 'one', 'Estuary');
    await find(database, 'estuary');
    // more words than the pages that there are have room for
    await store(database, 'two', Array.from({ length: 20_000 }, (_, n) => `harbour${n}`).join(' '));
    fill(true);
    expect(await find(database, 'estuary')).toEqual(['one']);
    fill(false);
    expect(await find(database, 'harbour7')).toEqual(['two']);
  });

  it('is found by what it says now, and not at all once it is deleted', async () => {
    const database = opened(await newFolder());
    const { blogPosts } = database.tables;
    await store(database, 'one', 'Estuary');
    await store(database, 'two', 'Harbour');
    await database.write((tx) =>
      tx.update(blogPosts).set({ title: 'Lantern' }).where(eq(blogPosts.id, 'one')),
    );
    await database.write((tx) => tx.delete(blogPosts).where(eq(blogPosts.id, 'two')));
    await store(database, 'two', 'Beacon');
    const all = await Promise.all(
      ['estuary', 'lantern', 'harbour', 'beacon'].map((q) => find(database, q)),
    );
    expect(all).toEqual([[], ['one'], [], ['two']]);
  });
});
