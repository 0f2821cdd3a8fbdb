// @module-tag operations
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Installation } from '../src/backup/installation.ts';
import { makeBackup } from '../src/backup/make-backup.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import type { Database } from '../src/db/database.ts';
import { type Amounts, fillLarge } from '../src/db/seed/large/fill.ts';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { openSqlite } from '../src/db/sqlite.ts';
import { systemClock } from '../src/lib/clock.ts';
import { createFolderStore } from '../src/lib/folder-store.ts';
import { uuidIds } from '../src/lib/ids.ts';
import { leaveBehind } from './testing/earlier-schema.ts';
import { createTestDatabase } from './testing/test-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-elsewhere-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const UNTIL = new Date('2026-03-01T00:00:00Z');
const passphrase = async () => '';
/** More than one statement of some, with every kind of column. */
const SOME: Amounts = {
  ...{ messages: 1_200, users: 60, posts: 40, applications: 40, audit: 60 },
  ...{ connections: 20, activities: 20, mails: 20, pictures: 20 },
};

interface Place {
  installation: Installation;
  open(): Promise<Database>;
  variables: Record<string, string>;
}

type Kind = 'the embedded database' | 'the database of this run';
const kinds: Kind[] = ['the embedded database', 'the database of this run'];

async function newPlace(kind: Kind): Promise<Place> {
  const dataFolder = await mkdtemp(join(folder, 'data-'));
  const files = createFolderStore(join(dataFolder, 'files'));
  if (kind === 'the embedded database') {
    return {
      installation: { dataFolder, databaseUrl: undefined, files },
      open: async () => openSqlite(join(dataFolder, 'vitrine.db')),
      variables: { DATA_DIR: dataFolder },
    };
  }
  const { open, variables } = await createTestDatabase(dataFolder);
  return {
    installation: { dataFolder, databaseUrl: variables.DATABASE_URL, files },
    open,
    variables,
  };
}

async function backUp({ installation }: Place): Promise<string> {
  const path = join(await mkdtemp(join(folder, 'archive-')), 'a.tar.gz');
  await makeBackup(installation, { path, passphrase: undefined, madeAt: UNTIL });
  return path;
}

/** Every row of every table, as the program reads it. */
async function rowsOf(place: Place): Promise<Record<string, string[]>> {
  const database = await place.open();
  const found: Record<string, string[]> = {};
  for (const [name, table] of Object.entries(database.tables)) {
    const rows: object[] = await database.read.select().from(table as Database['tables']['users']);
    found[name] = rows.map((row) => JSON.stringify(sorted(row))).sort();
  }
  await database.close();
  return found;
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
};

describe('a backup', () => {
  it.each(kinds.flatMap((from) => kinds.map((to) => [from, to] as const)))(
    'of %s is restored into %s with the same rows',
    async (from, to) => {
      const [source, target] = [await newPlace(from), await newPlace(to)];
      const database = await source.open();
      await seedDefaults(database, { clock: systemClock, ids: uuidIds });
      await fillLarge(database, SOME, UNTIL);
      await database.close();
      await restoreBackup({ path: await backUp(source), passphrase }, target.installation);
      const [before, after] = [await rowsOf(source), await rowsOf(target)];
      expect(before.messages).toHaveLength(SOME.messages);
      expect(before.blogPosts?.length).toBeGreaterThan(SOME.posts);
      expect(after).toEqual(before);
      // also by what the search index knows
      const opened = await target.open();
      const q = 'gig';
      const found = await opened.search.list(opened.read, 'blogPosts', { q, equal: {}, limit: 50 });
      expect(found.length).toBeGreaterThan(0);
      await opened.close();
    },
  );

  it('of an earlier release is restored into its own kind, and into no other', async () => {
    const source = await newPlace('the database of this run');
    await leaveBehind(
      { variables: source.variables, open: source.open },
      {
        until: 12,
        stored: (now) => [
          `INSERT INTO messages (id, type, name, email, subject, content, status, is_email, created_at)
           VALUES ('m', 'support', 'Ngono', '', '', 'From Ébolowa', 'read', true, ${now})`,
        ],
      },
    );
    const path = await backUp(source);
    const target = await newPlace('the database of this run');
    await restoreBackup({ path, passphrase }, target.installation);
    const database = await target.open();
    const rows = await database.read.select().from(database.tables.messages);
    expect(rows).toMatchObject([{ id: 'm', content: 'From Ébolowa', isEmail: true }]);
    await database.close();
    if (!source.installation.databaseUrl) return;
    const other = await newPlace('the embedded database');
    const refused = restoreBackup({ path, passphrase }, other.installation);
    await expect(refused).rejects.toThrow("an earlier release's");
  });
});
