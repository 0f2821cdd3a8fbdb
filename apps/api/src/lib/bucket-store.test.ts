import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';

const CHANGED = '2026-03-04T09:30:00.000Z';
const PAGE = 2;
const objects = new Map<string, Buffer>();
const unsigned: string[] = [];
let failsToCopy = false;
let folder: string;
let server: Server;
let store: FileStore;

/** The part of S3 that the store uses, with two objects on each page of a listing. */
function answer(
  method: string,
  url: URL,
  body: Buffer,
  { range, 'x-amz-copy-source': source }: IncomingHttpHeaders,
) {
  const key = url.pathname.replace(/^\/bucket\//, '');
  const found = objects.get(key);
  if (method === 'PUT' && source) {
    const original = objects.get(String(source).replace(/^\/bucket\//, ''));
    if (!original || failsToCopy) return [200, '<Error/>'] as const;
    objects.set(key, original);
    return [200, '<CopyObjectResult/>'] as const;
  }
  if (method === 'PUT') objects.set(key, body);
  if (method === 'DELETE') objects.delete(key);
  if (method === 'GET' && url.searchParams.has('list-type')) return [200, listing(url)] as const;
  if (method === 'PUT' || method === 'DELETE') return [204, undefined] as const;
  if (!found) return [404, '<Error/>'] as const;
  const [, start = '0', end = String(found.length)] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? [];
  return [200, found.subarray(Number(start), Number(end) + 1)] as const;
}

function listing({ searchParams }: URL): string {
  const prefix = searchParams.get('prefix') ?? '';
  const start = Number(searchParams.get('continuation-token') ?? 0);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const entries = keys
    .slice(start, start + PAGE)
    .map((key) => `<Contents><Key>${key}</Key><LastModified>${CHANGED}</LastModified></Contents>`);
  const more = start + PAGE < keys.length;
  const next = `<NextContinuationToken>${start + PAGE}</NextContinuationToken>`;
  return `<ListBucketResult>${entries.join('')}${more ? next : ''}</ListBucketResult>`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-bucket-'));
  await writeFile(join(folder, 'upload'), '0123456789');
  server = createServer(async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://storage.test');
    if (!req.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) unsigned.push(url.pathname);
    const [status, reply] = answer(String(req.method), url, await buffer(req), req.headers);
    res.writeHead(status, { 'Content-Length': reply?.length ?? 0 }).end(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  store = createBucketStore({
    bucket: 'bucket',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    settlesAfterMs: 1,
  });
});
beforeEach(() => objects.clear());
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const upload = (key: string) => store.put(key, join(folder, 'upload'));

describe('files in object storage', () => {
  it('come back as they were stored, whole or in part', async () => {
    await upload('media/a/file.pdf');
    expect(await store.size('media/a/file.pdf')).toBe(10);
    expect(await text(await store.read('media/a/file.pdf'))).toBe('0123456789');
    expect(await text(await store.read('media/a/file.pdf', { start: 2, end: 4 }))).toBe('234');
    expect(unsigned).toEqual([]);
  });

  it('are missing when nobody stored them', async () => {
    expect(await store.size('media/a/file.pdf')).toBeUndefined();
    await expect(store.read('media/a/file.pdf')).rejects.toThrow('Not in the bucket');
  });

  it('are removed by their prefix, page after page', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await upload(`media/a/${name}.webp`);
    await upload('media/ab/1.webp');
    await store.deleteAll('media/a');
    expect([...objects.keys()]).toEqual(['media/ab/1.webp']);
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

  it('are moved, page after page, and the original only goes once its copy is there', async () => {
    for (const name of ['1', '2', '3']) await upload(`media/a/${name}.webp`);
    failsToCopy = true;
    await expect(store.move('media/a', 'trash/a')).rejects.toThrow('did not copy');
    expect(objects.size).toBe(3);
    failsToCopy = false;
    await store.move('media/a', 'trash/a');
    expect([...objects.keys()]).toEqual(['trash/a/1.webp', 'trash/a/2.webp', 'trash/a/3.webp']);
  });

  it('may be short texts', async () => {
    expect(await store.readText('installation-id')).toBeUndefined();
    await store.writeText('installation-id', 'one');
    expect(await store.readText('installation-id')).toBe('one');
  });
});
