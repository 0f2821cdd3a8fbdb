import { createClient } from '@redis/client';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { SECOND_MS } from './clock.ts';
import { optionsOf } from './limiter.ts';
import type { SharedCounts } from './shared-limiter.ts';

const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
const LONGEST_RETRY_MS = SECOND_MS;

/** The client knows the older names of addresses alone. */
const addressOf = (url: string): string => url.replace(/^valkey(s?):/, 'redis$1:');

/** Asks a Valkey whether it is there. @throws where it does not answer, or refuses name or password */
export async function reachValkey(url: string): Promise<void> {
  const socket = { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false } as const;
  const client = createClient({ url: addressOf(url), socket });
  // the call below gets that error
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.destroy();
  }
}

/**
 * Counts in a Valkey, or anything that speaks as it does. It need not be there: calls fail at once
 * while no connection is open, and it is tried again every second.
 * @param url e.g. `valkey://user:secret@host:6379/0`; `valkeys://` over TLS
 */
export function openValkeyCounts(url: string): SharedCounts {
  const client = createClient({
    url: addressOf(url),
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_RETRY_MS),
    },
  });
  // each call reports it; without a listener an error would end the process
  client.on('error', () => undefined);
  void client.connect().catch(() => undefined);
  return {
    storeOf: (limit, windowMs) =>
      new RateLimiterRedis({
        ...optionsOf(`vitrine:${limit}`, windowMs),
        storeClient: client,
        useRedisPackage: true,
      }),
    close: async () => client.destroy(),
  };
}
