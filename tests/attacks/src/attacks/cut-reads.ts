import { setTimeout as pause } from 'node:timers/promises';
import { scratchFolder } from '@vitrine/bench/open-things';
import { descriptorsOf } from '@vitrine/bench/processes';
import { startProduct } from '@vitrine/bench/product';
import type { Attack } from '../attack.ts';
import { newMember } from '../clients/people.ts';
import { cutRead, times } from '../clients/sockets.ts';
import { upload, videoFile } from '../clients/uploads.ts';
import { NO_LIMITS } from './kill.ts';

const READS = 1000;
const AT_ONCE = 50;
const ROUNDS = 2;
const SETTLE_MS = 5000;
const VIDEO_BYTES = 20_000_000;
const FEW_DESCRIPTORS = 1024;

export const cutReads: Attack = {
  how:
    `${READS} reads of an uploaded video of 20 MB are broken off by the client, at once, a moment later or when some of it has come, ${AT_ONCE} at a time; the server may have ${FEW_DESCRIPTORS} ` +
    'descriptors, and is asked for `/health` afterwards; twice. On another server an archive of an account is cut at its start and asked for again.',
  aims: ['cutReads', 'fewDescriptors', 'cutArchive'],
  mostSeconds: 120,
  async run(found) {
    const folder = await scratchFolder();
    const options = { folder, settings: NO_LIMITS, mostOpenFiles: FEW_DESCRIPTORS };
    const { pid, url } = await startProduct(options);
    const token = await newMember(url);
    const file = await upload(url, token, videoFile(VIDEO_BYTES));
    const path = new URL(file.url ?? '', url).pathname;
    await fetch(url + path).then((answer) => answer.arrayBuffer());
    const before = await descriptorsOf(pid);
    let [most, dead] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      await times(READS, AT_ONCE, (number) => cutRead(url, path, number));
      await pause(SETTLE_MS);
      const left = (await descriptorsOf(pid)) - before;
      most = Number.isNaN(left) ? Number.POSITIVE_INFINITY : Math.max(most, left);
      const health = await fetch(`${url}/health`).catch(() => undefined);
      if (health?.status !== 200) dead += 1;
    }
    found({ cutReads: most, fewDescriptors: dead });

    found({ cutArchive: await archivesRefused() });
  },
};

/** On a server of its own: the other may have ended. */
async function archivesRefused(): Promise<number> {
  const { url } = await startProduct({ folder: await scratchFolder(), settings: NO_LIMITS });
  const Authorization = `Bearer ${await newMember(url)}`;
  const path = '/api/account/archive/';
  await cutRead(url, path, 0, `Authorization: ${Authorization}\r\n`);
  await pause(SETTLE_MS);
  const again = await fetch(url + path, { headers: { Authorization } });
  await again.arrayBuffer();
  return again.status === 200 ? 0 : 1;
}
