import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DATA_HEADERS, get } from './http-client.ts';

const MS = 1000;
const GIVE_UP_MS = 10_000;

interface Pace {
  /** Requests a second. */
  rate: number;
  /** How many; until `signal` unless it is said. */
  count?: number;
  signal?: AbortSignal;
  /** The client's own address, on a machine with several. */
  localAddress?: string;
  headers?: Record<string, string>;
}

/** What the requests have found. */
interface Paced {
  /** In ms, each from the moment it was due; infinite where no answer with 200 came. */
  times: number[];
  failures: number;
}

/**
 * Asks at fixed moments, whether earlier answers have come or not: a request that waits for another
 * is counted as long as it waited.
 */
export async function pacedGets(
  url: string,
  { rate, count = Number.POSITIVE_INFINITY, signal, localAddress, headers = {} }: Pace,
): Promise<Paced> {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: Number.POSITIVE_INFINITY,
    ...(localAddress && { localAddress }),
  });
  const begun = performance.now();
  const all: Promise<number>[] = [];
  for (let number = 0; number < count && !signal?.aborted; number += 1) {
    const due = begun + (number * MS) / rate;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    all.push(timeSince(due, url, { ...DATA_HEADERS, ...headers }, agent));
  }
  const times = await Promise.all(all);
  agent.destroy();
  return { times, failures: times.filter((time) => time === Number.POSITIVE_INFINITY).length };
}

async function timeSince(
  due: number,
  url: string,
  headers: Record<string, string>,
  agent: Agent,
): Promise<number> {
  const late = AbortSignal.timeout(GIVE_UP_MS);
  const answer = await get(url, headers, { agent, signal: late }).catch(() => undefined);
  return answer?.status === 200 ? performance.now() - due : Number.POSITIVE_INFINITY;
}
