import { LRUCache } from 'lru-cache';
import { type Clock, MINUTE_MS, SECOND_MS } from '../lib/clock.ts';
import { ProblemError } from '../lib/problem-error.ts';
import type { PublicAddress } from './public-address.ts';

/**
 * Answers that are made for one client in a minute. A page takes milliseconds of the processor, a
 * record a fraction of one: together at most about a tenth of a core. Nobody who reads comes near.
 */
const PER_MINUTE = { pages: 600, data: 3_000 };
/** Beyond them the count is dropped of the client that has been quiet for longest. */
const MOST_CLIENTS = 10_000;

/** Counts what is made for a client, an address of the network. */
export type RenderLimit = (client: string, kind: PublicAddress['kind']) => void;

/**
 * A limit on answers that have to be made, since everyone chooses what is asked for: words to
 * search for, parts of a list, names of records that are not there. What is in memory, or being
 * made for another already, is not counted, nor are pages of which there are only so many. Each process
 * counts for itself: it is its own processor that is kept free. It decides before anything is awaited:
 * a crowd behind one address at a page that is not made yet is one that has it made.
 * @returns throws {ProblemError} `too-many-requests` where a client has had too much made
 */
export function createRenderLimit(clock: Clock): RenderLimit {
  // one of each client's in a window that begins with the first
  const counts = () =>
    new LRUCache<string, number>({
      ...{ max: MOST_CLIENTS, ttl: MINUTE_MS, noUpdateTTL: true, ttlResolution: 0 },
      perf: { now: () => clock.now().getTime() },
    });
  const made = { pages: counts(), data: counts() };
  return (client, kind) => {
    const counted = kind === 'data' ? 'data' : 'pages';
    // begun by a clock that was ahead
    if (made[counted].getRemainingTTL(client) > MINUTE_MS) made[counted].delete(client);
    const hits = (made[counted].get(client) ?? 0) + 1;
    made[counted].set(client, hits);
    if (hits <= PER_MINUTE[counted]) return;
    throw new ProblemError('too-many-requests', ['tooManyReads', { minutes: 1 }], {
      retryAfterSeconds: Math.ceil(made[counted].getRemainingTTL(client) / SECOND_MS),
      limit: {
        name: `${counted}-made`,
        most: PER_MINUTE[counted],
        windowSeconds: MINUTE_MS / SECOND_MS,
      },
    });
  };
}
