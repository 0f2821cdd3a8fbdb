import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const RETRY_MS = 2;
const GIVE_UP_MS = 60_000;

/**
 * Asks again and again until the answer is 200.
 * @returns when its last byte came, in the time of `performance.now()`
 */
export async function firstOk(url: string, giveUpMs = GIVE_UP_MS): Promise<number> {
  const deadline = performance.now() + giveUpMs;
  for (;;) {
    const status = await statusOf(url).catch(() => undefined);
    if (status === 200) return performance.now();
    if (performance.now() > deadline) throw new Error(`No 200 from ${url}: ${status}`);
    await pause(RETRY_MS);
  }
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
