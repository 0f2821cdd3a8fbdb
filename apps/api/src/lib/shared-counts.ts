import {
  ClientCounts,
  type Count,
  type CountsOfLimit,
  NEIGHBOURS,
  networkSlot,
} from './client-counts.ts';
import { MINUTE_MS, SECOND_MS } from './clock.ts';
import type { Logger } from './logger.ts';
import { keyed } from './secrets.ts';
import { TimeLimitError, within } from './time-limit.ts';

/** What a client has done of what one limit is about. */
export interface Counted {
  limit: string;
  windowMs: number;
  client: string;
}

/** Where several processes count together. Every call may fail, or never be answered. */
export interface CountStore {
  add(counted: Counted): Promise<StoredCount>;
  hitsOf(counted: Counted): Promise<number>;
  /** @returns what is left */
  takeBack(counted: Counted): Promise<StoredCount>;
  close(): Promise<void>;
}

export interface StoredCount extends Count {
  /** It is that of the client's whole network, because there was no room for one of its own. */
  isOfNetwork: boolean;
}

/**
 * A count as a store keeps it.
 * @param leftMs how long it still runs
 * @param isOfNetwork it is that of a whole network, of which one client is a part
 */
export const storedCount = (hits: number, leftMs: number, isOfNetwork: boolean): StoredCount => ({
  hits: isOfNetwork ? Math.ceil(hits / NEIGHBOURS) : hits,
  // not of a clock that stands still: the store counts by the real time
  endsAt: Date.now() + leftMs,
  isOfNetwork,
});

/** A limit must cost no request more than this. */
const PATIENCE_MS = 50;
/** How long nobody asks a store that has not answered. */
const REST_MS = SECOND_MS;
/** A store that comes and goes is told of this often. */
const TOLD_EVERY_MS = MINUTE_MS;

/**
 * Counts that several processes share. While the store cannot be reached each counts in its own
 * memory, from what it last heard of: nobody is refused because of it, and nobody wins new tries.
 * @param patienceMs how long an answer is waited for
 */
export function createSharedCounts(
  store: CountStore,
  logger: Logger,
  patienceMs = PATIENCE_MS,
): CountsOfLimit {
  const ask = createAsking(logger, patienceMs);
  return (limit, windowMs) => {
    const own = new ClientCounts(windowMs);
    const note = (client: string, count: StoredCount) => {
      if (!count.isOfNetwork) own.note(client, count);
    };
    return {
      async add(client) {
        const counted = { limit, windowMs, client };
        const count = await ask(
          () => store.add(counted),
          // counted here meanwhile
          () => store.takeBack(counted),
        );
        if (!count) return own.add(client);
        note(client, count);
        return { hits: count.hits, endsAt: count.endsAt };
      },
      async hitsOf(client) {
        return (await ask(() => store.hitsOf({ limit, windowMs, client }))) ?? own.hitsOf(client);
      },
      async takeBack(client) {
        const left = await ask(() => store.takeBack({ limit, windowMs, client }));
        if (left) note(client, left);
        else own.takeBack(client);
      },
    };
  };
}

/** Asks the store, and gives up soon; what it says then is undefined. */
function createAsking(logger: Logger, patienceMs: number) {
  let restsUntil = 0;
  let isAway = false;
  let toldAt: number | undefined;

  const lost = (err: unknown) => {
    // real, as is the time that a store takes to answer
    const now = performance.now();
    restsUntil = now + REST_MS;
    if (!isAway && (toldAt === undefined || now - toldAt >= TOLD_EVERY_MS)) {
      toldAt = now;
      logger.warn({ event: 'counts-not-shared', err }, 'limits are counted by each process alone');
    }
    isAway = true;
  };
  const reached = () => {
    if (isAway && toldAt !== undefined) logger.info('limits are counted together again');
    isAway = false;
  };

  return async <T>(question: () => Promise<T>, undo?: () => Promise<unknown>) => {
    if (performance.now() < restsUntil) return undefined;
    const answer = question();
    try {
      const value = await within(patienceMs, answer);
      reached();
      return value;
    } catch (error) {
      if (error instanceof TimeLimitError) void answer.then(undo).catch(() => undefined);
      lost(error);
      return undefined;
    }
  };
}

/** The names under which a store of another program keeps what is counted. */
export interface StoredNames {
  client: string;
  network: string;
  /** How many clients have come in a window: what bounds the memory that a limit takes. */
  newcomers: string;
}

/**
 * Addresses and e-mails never reach the store: whoever reads it finds only what the secret makes of
 * them. Names of one limit share the part in braces, which keeps them together in a cluster.
 */
export const createStoredNames =
  (secret: string) =>
  ({ limit, client }: Counted): StoredNames => {
    const prefix = `vitrine:{${limit}}`;
    return {
      client: `${prefix}:${keyed(secret, client).slice(0, 22)}`,
      network: `${prefix}:network-${networkSlot(client, secret)}`,
      newcomers: `${prefix}:newcomers`,
    };
  };
