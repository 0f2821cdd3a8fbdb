import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type BucketServer,
  CHANGED,
  startBucketServer,
} from '../../tests/testing/bucket-server.ts';
import { createBucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';

let folder: string;
let bucket: BucketServer;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-bucket-'));
  await writeFile(join(folder, 'upload'), '0123456789');
  bucket = await startBucketServer();
  store = createBucketStore({
    settings: 'S3',
    bucket: 'bucket',
    region: 'us-east-1',
    endpoint: bucket.endpoint,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    settlesAfterMs: 1,
  });
});
beforeEach(() => bucket.objects.clear());
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true });
});

const upload = (key: string) => store.put(key, join(folder, 'upload'));

describe('files in object storage', () => {
  it('come back as they were stored, whole or in part', async () => {
    await upload('media/a/file.pdf');
    expect(await store.size('media/a/file.pdf')).toBe(10);
    expect(await text(await store.read('media/a/file.pdf'))).toBe('0123456789');
    expect(await text(await store.read('media/a/file.pdf', { start: 2, end: 4 }))).toBe('234');
    expect(bucket.unsigned).toEqual([]);
  });

  it('are missing when nobody stored them', async () => {
    expect(await store.size('media/a/file.pdf')).toBeUndefined();
    await expect(store.read('media/a/file.pdf')).rejects.toThrow('Not in the bucket');
  });

  it('are removed by their prefix, page after page', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await upload(`media/a/${name}.webp`);
    await upload('media/ab/1.webp');
    await store.deleteAll('media/a');
    expect([...bucket.objects.keys()]).toEqual(['media/ab/1.webp']);
  });

  it('are listed as groups, page after page', async () => {
    for (const key of ['a/1', 'a/2', 'b/1', 'c/1', 'c/2']) await upload(`media/${key}.webp`);
    const changedAt = new Date(CHANGED);
    expect(await store.groups('media')).toEqual([
      { name: 'a', changedAt },
      { name: 'b', changedAt },
      { name: 'c', changedAt },
    ]);
  });

  it('are listed one by one with their size, and removed one by one', async () => {
    for (const key of ['a/1', 'a/2', 'ab/1']) await upload(`media/${key}.webp`);
    await store.delete('media/a/1.webp');
    const found = [];
    for await (const { key, sizeBytes } of store.list('media/a')) found.push([key, sizeBytes]);
    expect(found).toEqual([['media/a/2.webp', 10]]);
  });

  it('are moved, page after page, and the original only goes once its copy is there', async () => {
    for (const name of ['1', '2', '3']) await upload(`media/a/${name}.webp`);
    bucket.failsToCopy = true;
    await expect(store.move('media/a', 'trash/a')).rejects.toThrow('did not copy');
    expect(bucket.objects.size).toBe(3);
    bucket.failsToCopy = false;
    await store.move('media/a', 'trash/a');
    expect([...bucket.objects.keys()]).toEqual([
      'trash/a/1.webp',
      'trash/a/2.webp',
      'trash/a/3.webp',
    ]);
  });

  it('may be short texts', async () => {
    expect(await store.readText('installation-id')).toBeUndefined();
    await store.writeText('installation-id', 'one');
    expect(await store.readText('installation-id')).toBe('one');
  });
});
