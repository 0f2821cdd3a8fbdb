import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { scratchFolder } from '@vitrine/bench/open-things';
import { startProduct } from '@vitrine/bench/product';
import Database from 'better-sqlite3';
import type { Attack } from '../attack.ts';
import { administrator, countMissing, keepWriting } from '../clients/writer.ts';

const ROUNDS = 20;
const MS = 1000;
/** Off, for it is one client that writes so much. */
export const NO_LIMITS = { RATE_LIMITS: 'off', PASSWORD_HASH_COST: '4' };

export const kill: Attack = {
  how:
    `${ROUNDS} times the process is killed (SIGKILL) after a fraction of a second, a different one each time, in which eight clients ` +
    'write posts; then it is started again, everything that was acknowledged is asked for, and the database ' +
    'is checked (`integrity_check`).',
  aims: ['killLost', 'killDamaged', 'killBoot'],
  mostSeconds: 240,
  async run(found) {
    const folder = await scratchFolder();
    let product = await startProduct({ folder, settings: NO_LIMITS });
    let [lost, damaged, slowest, written] = [0, 0, 0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const writing = keepWriting(product.url, await administrator(product.url));
      await pause(100 + ((round * 137) % 500));
      product.signal('SIGKILL');
      await product.exited;
      writing.stop();
      await writing.over;
      const begun = performance.now();
      product = await startProduct({ folder, settings: NO_LIMITS });
      slowest = Math.max(slowest, (performance.now() - begun) / MS);
      lost += await countMissing(product.url, writing.acknowledged);
      written += writing.acknowledged.length;
      if (!isWhole(join(folder, 'data', 'vitrine.db'))) damaged += 1;
    }
    if (written === 0) throw new Error('nothing could be written');
    found({ killLost: lost, killDamaged: damaged, killBoot: slowest });
  },
};

function isWhole(file: string): boolean {
  const database = new Database(file, { readonly: true });
  try {
    return database.pragma('integrity_check', { simple: true }) === 'ok';
  } finally {
    database.close();
  }
}
