import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStore, StoredFile, StoredGroup } from './file-store.ts';

interface BucketSettings {
  /** What its settings begin with, for an operator. */
  settings: string;
  bucket: string;
  region: string;
  /** e.g. `https://objects.example`; Amazon's where absent. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  settlesAfterMs: number;
}

interface StoredObject extends StoredFile {
  changedAt: Date;
}

const RETRIES = 3;

/** Nothing answers where object storage should be; the message says so to an operator. */
export class StorageAwayError extends Error {
  override readonly name = 'StorageAwayError';
}

/** Files in object storage that speaks S3's protocol; only what an uploads folder needs of it. */
export function createBucketStore(settings: BucketSettings): FileStore {
  const { accessKeyId, secretAccessKey, region, settlesAfterMs } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  });
  const base = baseUrl(settings);
  const send = async (method: string, path: string, init: RequestInit = {}) => {
    const reply = await client.fetch(`${base}/${path}`, { method, ...init }).catch((cause) => {
      throw new StorageAwayError(
        `The object storage at ${base} does not answer. Start it, or look at ${settings.settings}_ENDPOINT and ${settings.settings}_BUCKET.`,
        { cause },
      );
    });
    if (reply.ok || reply.status === 404) return reply;
    throw new Error(`Object storage answered ${reply.status} to ${method}: ${await reply.text()}`);
  };
  const listParts = (prefix: string) => listObjects((query) => send('GET', `?${query}`), prefix);
  const list = async (prefix: string) => {
    const objects: StoredObject[] = [];
    for await (const object of listParts(prefix)) objects.push(object);
    return objects;
  };
  const remove = async (key: string): Promise<void> => {
    const reply = await send('DELETE', key);
    await reply.body?.cancel();
  };
  return {
    put: async (key, localPath) => {
      // read from the disk as it is sent, and again where it has to be sent again
      const reply = await send('PUT', key, { body: await openAsBlob(localPath) });
      // an answer that nobody reads would keep its connection
      await reply.body?.cancel();
      if (!reply.ok) throw noBucket();
    },
    size: async (key) => {
      const reply = await send('HEAD', key);
      return reply.ok ? Number(reply.headers.get('content-length')) : undefined;
    },
    read: async (key, range) => {
      const headers = range ? { Range: `bytes=${range.start}-${range.end}` } : undefined;
      const { ok, body } = await send('GET', key, headers ? { headers } : {});
      if (!ok || !body) {
        await body?.cancel();
        throw new Error(`Not in the bucket: ${key}`);
      }
      return Readable.fromWeb(body as ReadableStream);
    },
    delete: remove,
    deleteAll: async (prefix) => {
      for (const { key } of await list(`${prefix}/`)) await remove(key);
    },
    move: async (from, to) => {
      // object storage cannot rename: the original goes once its copy is there
      for (const { key } of await list(`${from}/`)) {
        const source = `/${settings.bucket}/${key}`;
        const reply = await send('PUT', `${to}${key.slice(from.length)}`, {
          headers: { 'x-amz-copy-source': source },
        });
        // a copy can fail after its status was sent
        if (!(await reply.text()).includes('<CopyObjectResult')) {
          throw new Error(`Object storage did not copy ${key}.`);
        }
        await remove(key);
      }
    },
    readText: async (key) => {
      const reply = await send('GET', key);
      const text = await reply.text();
      return reply.ok ? text : undefined;
    },
    writeText: async (key, text) => {
      const reply = await send('PUT', key, { body: text });
      await reply.body?.cancel();
      if (!reply.ok) throw noBucket();
    },
    groups: async (prefix) => groupObjects(await list(`${prefix}/`), `${prefix}/`),
    list: (prefix) => listParts(`${prefix}/`),
    settlesAfterMs,
    place: `bucket ${settings.bucket}`,
  };
}

const noBucket = () => new Error('The bucket does not exist.');

function baseUrl({ endpoint, bucket, region }: BucketSettings): string {
  return endpoint
    ? `${endpoint.replace(/\/+$/, '')}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
}

/** Lists all objects below a prefix, page by page. */
async function* listObjects(
  ask: (query: URLSearchParams) => Promise<Response>,
  prefix: string,
): AsyncGenerator<StoredObject> {
  let next: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (next) query.set('continuation-token', next);
    const xml = await (await ask(query)).text();
    for (const [entry] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
      const key = element(entry, 'Key');
      const changedAt = new Date(element(entry, 'LastModified') ?? 0);
      if (key) yield { key, changedAt, sizeBytes: Number(element(entry, 'Size')) };
    }
    next = element(xml, 'NextContinuationToken');
  } while (next);
}

/** Enough of an XML reader: keys need no escaping, and tokens are only sent back. */
const element = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');

function groupObjects(objects: StoredObject[], prefix: string): StoredGroup[] {
  const newest = new Map<string, Date>();
  for (const { key, changedAt } of objects) {
    const name = key.slice(prefix.length).split('/')[0] ?? '';
    const known = newest.get(name);
    if (!known || known < changedAt) newest.set(name, changedAt);
  }
  return Array.from(newest, ([name, changedAt]) => ({ name, changedAt }));
}
