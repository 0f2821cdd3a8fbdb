import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { post } from '@vitrine/bench/content';
import { percentile } from '@vitrine/bench/figures';
import { endLater, scratchFolder } from '@vitrine/bench/open-things';
import { pacedGets } from '@vitrine/bench/paced-gets';
import { startProduct } from '@vitrine/bench/product';
import type { Attack } from '../attack.ts';
import { administrator } from '../clients/writer.ts';
import { NO_LIMITS } from './kill.ts';

const HOLD_MS = 3000;
const ROUNDS = 3;
const WRITES = 5;
const REFUSED_WITHIN_MS = 2000;
const HOLDER = join(import.meta.dirname, '..', 'clients', 'hold-lock.mjs');

export const foreignLock: Attack = {
  how:
    `${ROUNDS} times another process holds the write lock of the SQLite file for 3 s, while \`/health\` is asked 50 times a second and ${WRITES} posts ` +
    'are written.',
  aims: ['lockHealth', 'lockWrites'],
  mostSeconds: 90,
  async run(found) {
    const folder = await scratchFolder();
    const { url } = await startProduct({ folder, settings: NO_LIMITS });
    const token = await administrator(url);
    const times: number[] = [];
    let wrong = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const holder = spawn(
        process.execPath,
        [HOLDER, join(folder, 'data', 'vitrine.db'), String(HOLD_MS)],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const end = endLater(async () => holder.kill());
      await once(holder.stdout, 'data');
      const released = once(holder, 'exit');
      const over = new AbortController();
      const watching = pacedGets(`${url}/health`, { rate: 50, signal: over.signal });
      const writes = Array.from({ length: WRITES }, (_, number) =>
        isTreatedRight(url, token, `Post ${round}-${number}`),
      );
      await released;
      over.abort();
      await end();
      times.push(...(await watching).times);
      wrong += (await Promise.all(writes)).filter((isRight) => !isRight).length;
    }
    found({ lockHealth: percentile(times, 99), lockWrites: wrong });
  },
};

/** A write may wait for the lock or be refused soon; it may not fail. */
async function isTreatedRight(url: string, token: string, title: string): Promise<boolean> {
  const begun = performance.now();
  const answer = await fetch(`${url}/blogs/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(post(title)),
  });
  await answer.arrayBuffer();
  const isSoon = performance.now() - begun <= REFUSED_WITHIN_MS;
  return answer.status === 201 || (answer.status === 503 && isSoon);
}
