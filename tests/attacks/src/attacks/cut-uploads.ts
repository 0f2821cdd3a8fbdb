import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { scratchFolder } from '@vitrine/bench/open-things';
import { descriptorsOf } from '@vitrine/bench/processes';
import { startProduct } from '@vitrine/bench/product';
import type { Attack } from '../attack.ts';
import { newMember } from '../clients/people.ts';
import { times } from '../clients/sockets.ts';
import { filesIn, rawUpload, videoFile } from '../clients/uploads.ts';
import { NO_LIMITS } from './kill.ts';

const UPLOADS = 100;
const AT_ONCE = 10;
const BYTES = 300_000;
const SETTLE_MS = 5000;
const KILLS = 5;

export const cutUploads: Attack = {
  how:
    `${UPLOADS} uploads of 300 kB are reset, each at another place; then files and descriptors are counted. ${KILLS} times the process is ` +
    'killed (SIGKILL) in the middle of an upload and started again.',
  aims: ['cutUploads', 'cutUploadFiles', 'killedUploads'],
  mostSeconds: 120,
  async run(found) {
    const folder = await scratchFolder();
    const data = join(folder, 'data');
    let product = await startProduct({ folder, settings: NO_LIMITS });
    const token = await newMember(product.url);
    const descriptors = await descriptorsOf(product.pid);
    const files = await uploadedFiles(data);
    await times(UPLOADS, AT_ONCE, async (number) => {
      const { socket, body } = await rawUpload(product.url, token, videoFile(BYTES));
      socket.write(body.subarray(0, Math.floor((body.length * number) / UPLOADS)));
      await pause(20);
      socket.resetAndDestroy();
    });
    await pause(SETTLE_MS);
    found({
      cutUploads: Math.max(0, (await descriptorsOf(product.pid)) - descriptors),
      cutUploadFiles: (await uploadedFiles(data)) - files,
    });

    for (let round = 0; round < KILLS; round += 1) {
      const { socket, body } = await rawUpload(product.url, token, videoFile(BYTES));
      socket.write(body.subarray(0, Math.floor((body.length * (round + 1)) / (KILLS + 1))));
      await pause(50);
      product.signal('SIGKILL');
      await product.exited;
      socket.destroy();
      product = await startProduct({ folder, settings: NO_LIMITS });
    }
    found({ killedUploads: (await uploadedFiles(data)) - files });
  },
};

/** Those in the store and those that wait; the database is beside them. */
async function uploadedFiles(data: string): Promise<number> {
  const folders = ['files', 'uploads.tmp'].map((name) => filesIn(join(data, name)));
  return (await Promise.all(folders)).reduce((sum, count) => sum + count, 0);
}
