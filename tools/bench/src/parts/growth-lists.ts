import { Agent } from 'node:http';
import type { Filled } from '../database.ts';
import { median } from '../figures.ts';
import { callApi, DATA_HEADERS, get } from '../http-client.ts';
import { processorTimeOf } from '../processes.ts';
import { type Product, signIn } from '../product.ts';
import { type Case, cases } from './list-cases.ts';

/** A list that takes longer is named. */
export const SLOW_MS = 50;
const WARM_UPS = 3;
const ROUNDS = 15;

export interface ListTime {
  list: string;
  /** Which of its filters and searches. */
  what: string;
  /** The median. */
  ms: number;
  /** Of the server, in which SQLite works as well; the median. */
  processorMs: number;
}

/** How long each case of each list takes. */
export async function measureLists({ url, pid }: Product, filled: Filled): Promise<ListTime[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const tokens = { admin: await signIn(url, filled.admin), owner: await signIn(url, filled.owner) };
  const times: ListTime[] = [];
  for (const { list, what, path, page = 1, as = 'admin' } of cases) {
    const token = tokens[as];
    const address = await follow(url, { path, page }, token);
    const headers = { ...DATA_HEADERS, Authorization: `Bearer ${token}` };
    const all: number[] = [];
    const processorTimes: number[] = [];
    for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
      const before = await processorTimeOf(pid);
      const begun = performance.now();
      const { status } = await get(address, headers, { agent });
      all.push(performance.now() - begun);
      processorTimes.push((await processorTimeOf(pid)) - before);
      if (status !== 200) throw new Error(`${address}: ${status}`);
    }
    const [ms, processorMs] = [all, processorTimes].map((some) => median(some.slice(WARM_UPS)));
    times.push({ list, what, ms: ms ?? Number.NaN, processorMs: processorMs ?? Number.NaN });
  }
  agent.destroy();
  return times;
}

/** The address of a later page; of the last where there are not so many. */
async function follow(
  url: string,
  { path, page }: Required<Pick<Case, 'path' | 'page'>>,
  token: string,
): Promise<string> {
  let current = url + path;
  for (let number = 1; number < page; number += 1) {
    const { next } = await callApi<{ next?: string | null }>(current, { token });
    if (!next) break;
    current = `${url}${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(next)}`;
  }
  return current;
}

/** The case of a list that takes longest. */
export function slowestOf(times: readonly ListTime[], list: string): ListTime | undefined {
  return times.filter((time) => time.list === list).toSorted((a, b) => b.ms - a.ms)[0];
}
