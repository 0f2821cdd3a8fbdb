import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { scratchFolder } from '@vitrine/bench/open-things';
import { startProduct } from '@vitrine/bench/product';
import type { Attack } from '../attack.ts';
import { newMember } from '../clients/people.ts';
import { openSocket } from '../clients/sockets.ts';
import { slowUpload } from '../clients/uploads.ts';
import { NO_LIMITS } from './kill.ts';

const MS = 1000;

export const sigterm: Attack = {
  how:
    'SIGTERM in the middle of an upload of five seconds: a new connection is tried, the upload goes on to its end. Another server, which an ' +
    'upload holds up, gets a second SIGTERM.',
  aims: ['termUpload', 'termConnections', 'termSeconds', 'termLog', 'termTwice'],
  mostSeconds: 60,
  async run(found) {
    const folder = await scratchFolder();
    const product = await startProduct({ folder, settings: NO_LIMITS });
    const token = await newMember(product.url);
    const uploading = slowUpload(product.url, token, { bytes: 1_000_000, bytesPerSecond: 200_000 });
    await pause(MS);
    const begun = performance.now();
    product.signal('SIGTERM');
    await pause(MS / 4);
    const late = await openSocket(product.url);
    const isTaken = !late.destroyed && !late.connecting;
    late.destroy();
    const status = await uploading;
    const code = await product.exited;
    const seconds = (performance.now() - begun) / MS;
    const log = await stat(join(folder, 'data', 'vitrine.db-wal')).catch(() => undefined);
    found({
      termUpload: status === 201 ? 0 : 1,
      termConnections: isTaken ? 1 : 0,
      termSeconds: code === 0 ? seconds : Number.POSITIVE_INFINITY,
      termLog: log?.size ?? 0,
    });
    found({ termTwice: await secondSignal() });
  },
};

async function secondSignal(): Promise<number> {
  const product = await startProduct({ folder: await scratchFolder(), settings: NO_LIMITS });
  const token = await newMember(product.url);
  const uploading = slowUpload(product.url, token, { bytes: 1_000_000, bytesPerSecond: 100_000 });
  await pause(MS);
  product.signal('SIGTERM');
  await pause(MS / 2);
  const begun = performance.now();
  product.signal('SIGTERM');
  await product.exited;
  const seconds = (performance.now() - begun) / MS;
  await uploading;
  return seconds;
}
