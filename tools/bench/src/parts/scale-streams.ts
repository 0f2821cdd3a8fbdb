import { setTimeout as pause } from 'node:timers/promises';
import type { Filled } from '../database.ts';
import { countBytes } from '../http-client.ts';
import { memoryOf, untilIdle } from '../processes.ts';
import { type Product, signIn } from '../product.ts';

const WATCH_MS = 20;
const MS = 1000;

const STREAMS = [
  { name: 'all posts, to a visitor', path: '/blogs/', encoding: 'identity' },
  { name: 'all posts, to a browser', path: '/blogs/', encoding: 'br' },
  { name: 'all posts, to an administrator', path: '/blogs/', as: 'admin' },
  { name: 'table of applications', path: '/api/exports/applications/', as: 'admin' },
  { name: 'table of the log', path: '/api/exports/audit/', as: 'admin' },
] as const;

export interface Streamed {
  name: string;
  /** As they came. */
  bytes: number;
  seconds: number;
  /** MB at most beside what it held before; undefined where the system does not tell. */
  moreMemory: number | undefined;
}

/** What each long answer takes. */
export async function measureStreams(product: Product, { admin }: Filled): Promise<Streamed[]> {
  const token = await signIn(product.url, admin);
  const found: Streamed[] = [];
  for (const { name, path, ...how } of STREAMS) {
    const headers = {
      'Accept-Encoding': 'encoding' in how ? how.encoding : 'identity',
      ...('as' in how && { Authorization: `Bearer ${token}` }),
    };
    await untilIdle(product.pid);
    found.push({ name, ...(await measureStream(product, path, headers)) });
  }
  return found;
}

async function measureStream(
  { url, pid }: Product,
  path: string,
  headers: Record<string, string>,
): Promise<Omit<Streamed, 'name'>> {
  const before = await memoryOf(pid);
  let most = before;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const now = await memoryOf(pid);
      if (now !== undefined && most !== undefined) most = Math.max(most, now);
      await pause(WATCH_MS);
    }
  })();
  const begun = performance.now();
  const bytes = await countBytes(url + path, headers);
  const seconds = (performance.now() - begun) / MS;
  over.abort();
  await watching;
  const moreMemory = most === undefined || before === undefined ? undefined : most - before;
  return { bytes, seconds, moreMemory };
}
