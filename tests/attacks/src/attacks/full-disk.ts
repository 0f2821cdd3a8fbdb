import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endLater, scratchFolder } from '@vitrine/bench/open-things';
import { startProduct } from '@vitrine/bench/product';
import { type Attack, CannotRunError } from '../attack.ts';
import { newMember } from '../clients/people.ts';
import { filesIn, upload, videoFile } from '../clients/uploads.ts';
import { addPost, administrator, countMissing } from '../clients/writer.ts';
import { NO_LIMITS } from './kill.ts';

const run = promisify(execFile);
/** Room for what the server keeps free for itself, and for something to fill. */
const DISK_MEGABYTES = 256;
const UPLOADS = 5;
const UPLOAD_BYTES = 500_000;
const TRIES = 6;
const GIVE_UP_MS = 15_000;
const MS = 1000;

export const fullDisk: Attack = {
  how:
    'Database, uploads and log are on a disk of their own in memory, which another program fills to the last byte, once. Then ' +
    'pages are read, posts and uploads are sent and uploads deleted; room is made again, and what was acknowledged is asked for.',
  aims: ['fullDiskLost', 'fullDiskReads', 'fullDiskDeletes', 'fullDiskBack', 'fullDiskLeftovers'],
  mostSeconds: 240,
  async run(found) {
    const folder = await smallDisk();
    const product = await startProduct({ folder, settings: NO_LIMITS });
    const token = await administrator(product.url);
    const member = await newMember(product.url);
    const uploads = [];
    for (let number = 0; number < UPLOADS; number += 1) {
      uploads.push(await upload(product.url, member, videoFile(UPLOAD_BYTES)));
    }
    const files = await filesIn(join(folder, 'data'));
    const filler = join(folder, 'filler');
    await fill(filler);

    const acknowledged: string[] = [];
    for (let number = 0; number < TRIES; number += 1) {
      const id = await addPost(product.url, token, `Post ${number} on a full disk`);
      if (id) acknowledged.push(id);
      await upload(product.url, member, videoFile(UPLOAD_BYTES));
    }
    found({ fullDiskReads: await shareRead(product.url) });
    const left = (await filesIn(join(folder, 'data'))) - files;
    let deleted = 0;
    for (const { id } of uploads) {
      const answer = await fetch(`${product.url}/api/media/${id}/`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${member}` },
        signal: AbortSignal.timeout(GIVE_UP_MS),
      }).catch(() => undefined);
      if (answer?.ok) deleted += 1;
    }
    found({ fullDiskDeletes: deleted / UPLOADS, fullDiskLeftovers: Math.max(0, left) });

    await rm(filler);
    const begun = performance.now();
    while (!(await addPost(product.url, token, 'With room again'))) {
      if (performance.now() - begun > GIVE_UP_MS) throw new Error('no write with room again');
      await pause(100);
    }
    found({
      fullDiskBack: (performance.now() - begun) / MS,
      fullDiskLost: await countMissing(product.url, acknowledged),
    });
  },
};

async function smallDisk(): Promise<string> {
  const folder = await scratchFolder();
  await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', folder]).catch(
    () => {
      throw new CannotRunError('a disk can only be mounted by root on Linux');
    },
  );
  endLater(() => run('umount', ['-l', folder]));
  return folder;
}

/** Writes until the disk takes no more. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    for (const bytes of [1_000_000, 4096, 512]) {
      const block = Buffer.alloc(bytes, 1);
      while (
        await handle.write(block).then(
          () => true,
          () => false,
        )
      );
    }
  } finally {
    await handle.close();
  }
}

async function shareRead(url: string): Promise<number> {
  const paths = ['/', '/blog', '/blogs/', '/contact', '/projects/'];
  const answers = await Promise.all(
    paths.map((path) =>
      fetch(url + path, { signal: AbortSignal.timeout(GIVE_UP_MS) }).catch(() => undefined),
    ),
  );
  return answers.filter((answer) => answer?.ok).length / paths.length;
}
