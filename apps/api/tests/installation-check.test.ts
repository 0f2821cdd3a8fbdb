import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePicture } from '@vitrine/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { systemClock } from '../src/lib/clock.ts';
import { createFolderStore } from '../src/lib/folder-store.ts';
import { uuidIds } from '../src/lib/ids.ts';
import { createLogger } from '../src/lib/logger.ts';
import { StartRefusedError } from '../src/lib/start-refused.ts';
import { adoptFiles, requireOwnFiles } from '../src/service/media-files/installation-check.ts';
import { createTestDatabase } from './testing/test-database.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-installation-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function newDatabase() {
  const database = await (await createTestDatabase(await newFolder())).open();
  onTestFinished(() => database.close());
  /** A record that names an upload. */
  const name = (id: string) =>
    database.write(async (tx) => {
      const url = writePicture({ src: `/media/${id}/1x1.webp` });
      const row = {
        id,
        url,
        title: '',
        alt: '',
        fileName: '',
        sizeBytes: 1,
        createdAt: systemClock.now(),
      };
      await tx.insert(database.tables.libraryItems).values(row);
    });
  /** As a start does first of all. */
  const fill = () => seedDefaults(database, { clock: systemClock, ids: uuidIds });
  return { database, name, fill };
}

async function newStore() {
  const folder = await newFolder();
  const files = createFolderStore(join(folder, 'files'));
  const upload = async (id: string) => {
    await writeFile(join(folder, 'upload'), 'bytes');
    await files.put(`media/${id}/1x1.webp`, join(folder, 'upload'));
  };
  return { files, upload };
}

const start = (
  { database }: Awaited<ReturnType<typeof newDatabase>>,
  { files }: Awaited<ReturnType<typeof newStore>>,
) => requireOwnFiles({ database, files, logger: createLogger('silent') });

describe('a start', () => {
  it('gives a new installation its id, and knows it by it from then on', async () => {
    const [database, store] = [await newDatabase(), await newStore()];
    expect(await start(database, store)).toBe(true);
    const id = await store.files.readText('installation-id');
    expect(id).toMatch(/^[\w-]{36}\n$/);
    await store.upload('unfinished');
    expect(await start(database, store)).toBe(true);
    expect(await store.files.readText('installation-id')).toBe(id);
  });

  it('gives an installation of an earlier release its id without being asked', async () => {
    const [database, store] = [await newDatabase(), await newStore()];
    await database.fill();
    await database.name('boats');
    for (const id of ['boats', 'unfinished']) await store.upload(id);
    expect(await start(database, store)).toBe(true);
    expect(await start(database, store)).toBe(true);
  });

  it('refuses the files of another installation', async () => {
    const [mine, other] = [await newDatabase(), await newDatabase()];
    const [store, others] = [await newStore(), await newStore()];
    await start(mine, store);
    await start(other, others);
    await mine.name('boats');
    await store.upload('boats');
    await expect(start(other, store)).rejects.toThrow(StartRefusedError);
    await expect(start(other, store)).rejects.toThrow('The files are of installation');
    expect(await store.files.size('media/boats/1x1.webp')).toBe(5);
    expect(await start(mine, store)).toBe(true);
  });

  it('refuses a new database where there are uploads already', async () => {
    const store = await newStore();
    await store.upload('boats');
    const fresh = await newDatabase();
    await expect(start(fresh, store)).rejects.toThrow('There are 1 uploads');
    await fresh.fill();
    await expect(start(fresh, store)).rejects.toThrow('npm start -- files adopt');
  });

  it('refuses a new database where an installation had its files', async () => {
    const store = await newStore();
    await start(await newDatabase(), store);
    await expect(start(await newDatabase(), store)).rejects.toThrow('this database is new');
  });

  it('refuses a folder that is empty though the database names uploads', async () => {
    const database = await newDatabase();
    await start(database, await newStore());
    await database.name('boats');
    await expect(start(database, await newStore())).rejects.toThrow('not be mounted');
  });

  it('takes back a database of before the id, when both know an upload', async () => {
    const [earlier, store] = [await newDatabase(), await newStore()];
    await store.upload('boats');
    await store.files.writeText('installation-id', 'one\n');
    await earlier.name('boats');
    expect(await start(earlier, store)).toBe(true);
    expect(await store.files.readText('installation-id')).toBe('one\n');
  });

  it('finishes after it ended between the two places', async () => {
    const [database, store] = [await newDatabase(), await newStore()];
    await start(database, await newStore());
    expect(await start(database, store)).toBe(true);
    expect(await store.files.readText('installation-id')).toBeDefined();
  });

  it('goes on, and says that nothing may be removed, while the file store does not answer', async () => {
    const [database, store] = [await newDatabase(), await newStore()];
    const files = { ...store.files, readText: () => Promise.reject(new Error('away')) };
    expect(await start(database, { ...store, files })).toBe(false);
  });

  it('accepts files that were adopted', async () => {
    const [database, store] = [await newDatabase(), await newStore()];
    await start(await newDatabase(), store);
    await store.upload('boats');
    await expect(start(database, store)).rejects.toThrow(StartRefusedError);
    await adoptFiles({ ...database, files: store.files });
    expect(await start(database, store)).toBe(true);
    expect(await store.files.size('media/boats/1x1.webp')).toBe(5);
  });
});
