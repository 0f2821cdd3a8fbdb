import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from './processes.ts';

const RETRY_MS = 2;
const GIVE_UP_MS = 60_000;

/**
 * Asks a program that was just started again and again until its answer is 200.
 * @param giveUpMs how long it may take
 * @returns when the last byte of the answer came, in the time of `performance.now()`
 * @throws what the program has said, where it ends instead
 */
export async function firstOk(
  program: Pick<Program, 'ended'>,
  url: string,
  giveUpMs = GIVE_UP_MS,
): Promise<number> {
  const asking = new AbortController();
  const { signal } = asking;
  try {
    return await Promise.race([askUntilOk(url, giveUpMs, signal), program.ended]);
  } finally {
    asking.abort();
  }
}

async function askUntilOk(url: string, giveUpMs: number, signal: AbortSignal): Promise<number> {
  const deadline = performance.now() + giveUpMs;
  while (!signal.aborted) {
    const status = await statusOf(url).catch(() => undefined);
    if (status === 200) return performance.now();
    if (performance.now() > deadline) throw new Error(`No 200 from ${url}: ${status}`);
    await pause(RETRY_MS);
  }
  return Number.NaN;
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: false, headers: { Accept: 'text/html, */*' } }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode));
      reply.once('error', reject);
    });
    asked.once('error', reject);
    asked.end();
  });
}
