import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

let folder: string;
let source: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'));
  source = join(folder, 'upload');
  store = createFolderStore(join(folder, 'files'));
  await writeFile(source, '0123456789');
});
afterEach(() => rm(folder, { recursive: true }));

describe('files in a folder', () => {
  it('come back as they were stored, whole or in part', async () => {
    await store.put('media/a/file.pdf', source);
    expect(await store.size('media/a/file.pdf')).toBe(10);
    expect(await text(await store.read('media/a/file.pdf'))).toBe('0123456789');
    expect(await text(await store.read('media/a/file.pdf', { start: 2, end: 4 }))).toBe('234');
  });

  it('are not there before they are stored and after they are removed', async () => {
    expect(await store.size('media/a/file.pdf')).toBeUndefined();
    await store.put('media/a/file.pdf', source);
    await store.put('media/ab/file.pdf', source);
    await store.deleteAll('media/a');
    await store.deleteAll('media/a');
    expect(await store.size('media/a/file.pdf')).toBeUndefined();
    expect(await store.size('media/ab/file.pdf')).toBe(10);
  });

  it('leave nothing behind when they cannot be stored', async () => {
    await expect(store.put('media/a/file.pdf', join(folder, 'missing'))).rejects.toThrow('ENOENT');
    expect(await readdir(join(folder, 'files/media/a'))).toEqual([]);
  });

  it('are listed by what is below a prefix', async () => {
    expect(await store.groups('media')).toEqual([]);
    await store.put('media/a/1.webp', source);
    await store.put('media/b/1.webp', source);
    const groups = await store.groups('media');
    expect(groups.map(({ name }) => name).sort()).toEqual(['a', 'b']);
    expect(groups[0]?.changedAt).toBeInstanceOf(Date);
  });

  it('are moved as a whole', async () => {
    await store.put('media/a/1.webp', source);
    await store.move('media/a', 'trash/a');
    expect(await store.size('media/a/1.webp')).toBeUndefined();
    expect(await store.size('trash/a/1.webp')).toBe(10);
  });

  it('may be short texts', async () => {
    expect(await store.readText('installation-id')).toBeUndefined();
    await store.writeText('installation-id', 'one');
    expect(await store.readText('installation-id')).toBe('one');
  });

  it.each(['../outside', 'media/../../outside', '/etc/passwd', 'media//x', 'media/.hidden', ''])(
    'never leave it by the key "%s"',
    async (key) => {
      await expect((async () => store.put(key, source))()).rejects.toThrow('Not a key');
    },
  );
});
