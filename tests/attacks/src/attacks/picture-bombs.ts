import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { percentile } from '@vitrine/bench/figures';
import { scratchFolder } from '@vitrine/bench/open-things';
import { pacedGets } from '@vitrine/bench/paced-gets';
import { memoryOf } from '@vitrine/bench/processes';
import { startProduct } from '@vitrine/bench/product';
import sharp from 'sharp';
import { type Attack, CannotRunError } from '../attack.ts';
import { newMember } from '../clients/people.ts';
import { upload } from '../clients/uploads.ts';
import { NO_LIMITS } from './kill.ts';

const BOMBS = 20;
const ACCOUNTS = 5;
const SAMPLE_MS = 50;
const WARM_UP_SIDE = 3000;
const PNG_SIDE = 16_000;
/** 49 megapixels: below what pictures of other kinds may have. */
const AVIF_SIDE = 7000;

export const pictureBombs: Attack = {
  how:
    `${BOMBS} uploads at once from ${ACCOUNTS} accounts, in turns a PNG of 30 kB with 256 megapixels and an AVIF of some kilobytes with 49. ` +
    'Memory is that of the process and its children, every 50 ms, above what it is after one picture of a telephone; `/health` is asked 50 times a second.',
  aims: ['bombsTaken', 'bombsMemory', 'bombsHealth'],
  mostSeconds: 180,
  async run(found) {
    const png = pngBomb(PNG_SIDE);
    const avif = await avifBomb(AVIF_SIDE);
    const { pid, url } = await startProduct({ folder: await scratchFolder(), settings: NO_LIMITS });
    const tokens: string[] = [];
    for (let number = 0; number < ACCOUNTS; number += 1) tokens.push(await newMember(url));
    const photo = await plain(WARM_UP_SIDE).jpeg().toBuffer();
    await upload(url, tokens[0] ?? '', photo, 'image/jpeg');
    const before = await memoryOf(pid);
    if (before === undefined) throw new CannotRunError('memory is read from /proc');

    const over = new AbortController();
    const watching = pacedGets(`${url}/health`, { rate: 50, signal: over.signal });
    const sampling = mostMemory(pid, over.signal);
    const answers = await Promise.all(
      Array.from({ length: BOMBS }, (_, number) => {
        const [bomb, type] =
          number % 2 === 0 ? ([png, 'image/png'] as const) : ([avif, 'image/avif'] as const);
        return upload(url, tokens[number % ACCOUNTS] ?? '', bomb, type);
      }),
    );
    over.abort();
    found({
      bombsTaken: answers.filter(({ status }) => status === 201).length,
      bombsMemory: Math.max(0, (await sampling) - before),
      bombsHealth: percentile((await watching).times, 99),
    });
  },
};

async function mostMemory(pid: number, signal: AbortSignal): Promise<number> {
  let most = 0;
  while (!signal.aborted) {
    most = Math.max(most, (await memoryOf(pid)) ?? Number.POSITIVE_INFINITY);
    await pause(SAMPLE_MS);
  }
  return most;
}

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#357' } });

const avifBomb = (side: number) => plain(side).avif({ effort: 0, quality: 10 }).toBuffer();

/** A PNG with one bit a pixel, all of them 0. */
function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + side / 8)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
