import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endLater, scratchFolder } from '@vitrine/bench/open-things';
import { startProduct } from '@vitrine/bench/product';
import { startPostgres } from '@vitrine/test-support';
import { type Attack, CannotRunError } from '../attack.ts';
import { addPost, administrator, countMissing, keepWriting } from '../clients/writer.ts';
import { NO_LIMITS } from './kill.ts';

const ROUNDS = 5;
const MS = 1000;
const GIVE_UP_MS = 30_000;

export const postgresStop: Attack = {
  how:
    `${ROUNDS} times PostgreSQL is stopped at once, as a power cut does, while eight clients write posts, and started again; the ` +
    'server goes on. Everything that was acknowledged is asked for.',
  aims: ['postgresLost', 'postgresBack'],
  mostSeconds: 240,
  async run(found) {
    const database = await startDatabase();
    const settings = { ...NO_LIMITS, DATABASE_URL: `${database.url}/vitrine` };
    const product = await startProduct({ folder: await scratchFolder(), settings });
    const token = await administrator(product.url);
    let [lost, slowest] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const writing = keepWriting(product.url, token);
      await pause(300 + round * 150);
      await database.crash();
      const begun = performance.now();
      writing.stop();
      await writing.over;
      await untilWritten(product.url, token);
      slowest = Math.max(slowest, (performance.now() - begun) / MS);
      lost += await countMissing(product.url, writing.acknowledged);
    }
    found({ postgresLost: lost, postgresBack: slowest });
  },
};

async function startDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-trust-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const server = await startPostgres(join(folder, 'postgres')).catch((error: unknown) => {
    throw new CannotRunError(`PostgreSQL does not start here: ${String(error)}`);
  });
  endLater(() => server.stop());
  await server.createDatabase('vitrine');
  return server;
}

async function untilWritten(url: string, token: string): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS;
  while (!(await addPost(url, token, 'After the stop'))) {
    if (performance.now() > deadline) throw new Error('no write after the stop');
    await pause(100);
  }
}
