import { createClient } from '@redis/client';
import { MOST_CLIENTS } from './client-counts.ts';
import { SECOND_MS } from './clock.ts';
import {
  type Counted,
  type CountStore,
  createStoredNames,
  type StoredCount,
  storedCount,
} from './shared-counts.ts';

// Each script is one step of the server, whoever asks at the same time. They answer with the count,
// the milliseconds until it ends, and 1 where it is that of the client's network. Every name ends
// with its window; one is made for at most MOST_CLIENTS newcomers in a window.
// KEYS: client, network, newcomers. ARGV: length of the window in ms, most newcomers.

const ADD = `
if redis.call('EXISTS', KEYS[1]) == 1 then
  return {redis.call('INCR', KEYS[1]), redis.call('PTTL', KEYS[1]), 0}
end
local newcomers = redis.call('INCR', KEYS[3])
if newcomers == 1 then redis.call('PEXPIRE', KEYS[3], ARGV[1]) end
local crowded = newcomers > tonumber(ARGV[2])
local key = crowded and KEYS[2] or KEYS[1]
local hits = redis.call('INCR', key)
if hits == 1 then redis.call('PEXPIRE', key, ARGV[1]) end
return {hits, redis.call('PTTL', key), crowded and 1 or 0}`;

const LOOK = `
local hits = redis.call('GET', KEYS[1])
if hits then return {tonumber(hits), redis.call('PTTL', KEYS[1]), 0} end
if tonumber(redis.call('GET', KEYS[3]) or '0') < tonumber(ARGV[2]) then return {0, 0, 0} end
return {tonumber(redis.call('GET', KEYS[2]) or '0'), 0, 1}`;

const TAKE_BACK = `
local own = redis.call('EXISTS', KEYS[1]) == 1
local key = own and KEYS[1] or KEYS[2]
if tonumber(redis.call('GET', key) or '0') < 1 then return {0, 0, 0} end
local hits = redis.call('DECR', key)
local left = redis.call('PTTL', key)
if hits == 0 then
  redis.call('DEL', key)
  if own and tonumber(redis.call('GET', KEYS[3]) or '0') > 0 then redis.call('DECR', KEYS[3]) end
end
return {hits, left, own and 0 or 1}`;

const CONNECT_TIMEOUT_MS = 5 * SECOND_MS;
const LONGEST_RETRY_MS = SECOND_MS;

/** The client knows the older names of addresses alone. */
const addressOf = (url: string): string => url.replace(/^valkey(s?):/, 'redis$1:');

/** Asks a Valkey whether it is there. @throws where it does not answer, or refuses name or password */
export async function reachValkey(url: string): Promise<void> {
  const socket = { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false } as const;
  const client = createClient({ url: addressOf(url), socket });
  // the call below is told of it
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
 * @param most clients that one limit counts apart in a window
 */
export function createValkeyCounts(url: string, secret: string, most = MOST_CLIENTS): CountStore {
  const namesOf = createStoredNames(secret);
  const client = createClient({
    url: addressOf(url),
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_RETRY_MS),
    },
  });
  // whoever asks is told; without a listener an error would end the process
  client.on('error', () => undefined);
  void client.connect().catch(() => undefined);

  const run = async (script: string, counted: Counted): Promise<StoredCount> => {
    const { client: own, network, newcomers } = namesOf(counted);
    const answer = await client.eval(script, {
      keys: [own, network, newcomers],
      arguments: [String(counted.windowMs), String(most)],
    });
    const [hits = 0, leftMs = 0, isOfNetwork = 0] = (answer as number[]).map(Number);
    return storedCount(hits, leftMs, isOfNetwork === 1);
  };
  return {
    add: (counted) => run(ADD, counted),
    hitsOf: async (counted) => (await run(LOOK, counted)).hits,
    takeBack: (counted) => run(TAKE_BACK, counted),
    close: async () => client.destroy(),
  };
}
