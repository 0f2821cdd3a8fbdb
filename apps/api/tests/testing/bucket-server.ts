import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** When every stored object says that it was changed. */
export const CHANGED = '2026-03-04T09:30:00.000Z';
const PAGE = 2;

/** The part of S3 that the program uses, with two objects on each page of a listing. */
export interface BucketServer {
  endpoint: string;
  /** By their keys. */
  objects: Map<string, Buffer>;
  /** Paths of requests that nobody had signed. */
  unsigned: string[];
  /** The settings under which the program itself uses it. */
  variables: Record<string, string>;
  /** Asked before each answer: whether the line breaks instead. */
  breaks(method: string, key: string): boolean;
  /** Whether copies fail, as they can after a status of 200. */
  failsToCopy: boolean;
  close(): void;
}

/** Serves one bucket, `bucket`. */
export async function startBucketServer(): Promise<BucketServer> {
  const bucket: BucketServer = {
    endpoint: '',
    objects: new Map(),
    unsigned: [],
    failsToCopy: false,
    variables: {},
    breaks: () => false,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://storage.test');
    if (!req.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) {
      bucket.unsigned.push(url.pathname);
    }
    const [method, body] = [String(req.method), await buffer(req)];
    if (bucket.breaks(method, keyOf(url.pathname))) return void res.destroy();
    const [status, reply] = answer(bucket, method, url, { body, headers: req.headers });
    res.writeHead(status, { 'Content-Length': reply?.length ?? 0 }).end(reply);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  bucket.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  bucket.variables = {
    S3_BUCKET: 'bucket',
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  return bucket;
}

const keyOf = (path: string): string => path.replace(/^\/bucket\//, '');

function answer(
  { objects, failsToCopy }: BucketServer,
  method: string,
  url: URL,
  { body, headers }: { body: Buffer; headers: IncomingHttpHeaders },
): readonly [status: number, reply?: string | Buffer] {
  const { range, 'x-amz-copy-source': source } = headers;
  const key = keyOf(url.pathname);
  if (method === 'PUT' && source) {
    const original = objects.get(keyOf(String(source)));
    if (!original || failsToCopy) return [200, '<Error/>'];
    objects.set(key, original);
    return [200, '<CopyObjectResult/>'];
  }
  if (method === 'PUT') objects.set(key, body);
  if (method === 'DELETE') objects.delete(key);
  if (method === 'GET' && url.searchParams.has('list-type')) return [200, listing(objects, url)];
  if (method === 'PUT' || method === 'DELETE') return [204];
  const found = objects.get(key);
  if (!found) return [404, '<Error/>'];
  const [, start = '0', end = String(found.length)] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? [];
  return [200, found.subarray(Number(start), Number(end) + 1)];
}

function listing(objects: Map<string, Buffer>, { searchParams }: URL): string {
  const prefix = searchParams.get('prefix') ?? '';
  const start = Number(searchParams.get('continuation-token') ?? 0);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const entries = keys.slice(start, start + PAGE).map((key) => {
    const size = `<Size>${objects.get(key)?.length ?? 0}</Size>`;
    return `<Contents><Key>${key}</Key><LastModified>${CHANGED}</LastModified>${size}</Contents>`;
  });
  const more = start + PAGE < keys.length;
  const next = `<NextContinuationToken>${start + PAGE}</NextContinuationToken>`;
  return `<ListBucketResult>${entries.join('')}${more ? next : ''}</ListBucketResult>`;
}
