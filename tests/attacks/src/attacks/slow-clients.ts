import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '@vitrine/bench/figures';
import { endLater, scratchFolder } from '@vitrine/bench/open-things';
import { pacedGets } from '@vitrine/bench/paced-gets';
import { type Product, startProduct } from '@vitrine/bench/product';
import { type Attack, CannotRunError } from '../attack.ts';
import { newMember } from '../clients/people.ts';
import { hasSlowReaders, slowReaders } from '../clients/slow-readers.ts';
import { connectionsFrom, openSocket } from '../clients/sockets.ts';
import { slowUpload, upload, videoFile } from '../clients/uploads.ts';

const CLIENTS = 300;
const TRICKLE_MS = 1000;
const READ_BYTES = 4096;
/** With windows of some bytes. */
const TRICKLE_BYTES = 16;
/** A reader stays a second longer for each 10 kB that its system has taken at once. */
const GIVE_UP_S = 150;
const MS = 1000;
const VIDEO_BYTES = 20_000_000;
/** Others than the attackers', all on this machine. */
const HONEST = '127.0.0.2';
const ATTACKER = '127.0.0.3';

export const slowClients: Attack = {
  how:
    `${CLIENTS} clients from one address each send a header line a second, or a byte of a body a second, or read 4 kB a second of a file, and do ` +
    'nothing else; counted is how long the server keeps the last of them. Readers come twice: with windows of 8 to 16 bytes (slowhttptest -X), each of which counts from when its answer waits for it, and with the ' +
    'buffers that their system gives them, which stay a second longer for each 10 kB that it takes at once (decision 0039). At the same time, from another address, `/health` is asked 20 times a second, ' +
    'and files are uploaded at 50 kB/s for longer than a trickling client may stay.',
  aims: [
    ...(['slowHeaders', 'slowBodies', 'slowReaders', 'bufferedReaders'] as const),
    ...(['slowOthers', 'slowUpload'] as const),
  ],
  mostSeconds: 300,
  async run(found) {
    const product = await startProduct({
      folder: await scratchFolder(),
      settings: { PASSWORD_HASH_COST: '4' },
    });
    const token = await newMember(product.url);
    const { url: path = '' } = await upload(product.url, token, videoFile(VIDEO_BYTES));
    const over = new AbortController();
    const watching = pacedGets(`${product.url}/health`, {
      ...{ rate: 20, signal: over.signal, localAddress: HONEST },
    });
    const uploading = slowUpload(product.url, token, {
      ...{ bytes: 2_000_000, bytesPerSecond: 50_000, localAddress: HONEST },
    });
    found({ slowHeaders: await secondsKept(product, headersSlowly) });
    found({ slowBodies: await secondsKept(product, bodySlowly) });
    const { href, pathname } = new URL(path, product.url);
    found({ bufferedReaders: await secondsKept(product, readSlowly(pathname)) });
    const hasTool = hasSlowReaders();
    if (hasTool) {
      found({
        slowReaders: await slowReaders({
          ...{ url: href, count: CLIENTS, bytesPerSecond: TRICKLE_BYTES, giveUpSeconds: GIVE_UP_S },
        }),
      });
    }
    over.abort();
    found({
      slowOthers: percentile((await watching).times, 99),
      slowUpload: (await uploading) === 201 ? 0 : 1,
    });
    if (!hasTool) throw new CannotRunError('there is no slowhttptest');
  },
};

type Client = (socket: Socket) => NodeJS.Timeout;

const headersSlowly: Client = (socket) => {
  socket.write('GET / HTTP/1.1\r\nHost: slow\r\n');
  return setInterval(() => socket.write('X-Slow: 1\r\n'), TRICKLE_MS);
};

const bodySlowly: Client = (socket) => {
  socket.write(
    'POST /api/contact/ HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
  );
  return setInterval(() => socket.write(' '), TRICKLE_MS);
};

const readSlowly =
  (path: string): Client =>
  (socket) => {
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: slow\r\n\r\n`);
    return setInterval(() => socket.read(READ_BYTES), TRICKLE_MS);
  };

/** From their first byte until the server has closed all of them; infinite where it does not. */
async function secondsKept({ url }: Product, act: Client): Promise<number> {
  const sockets = await Promise.all(
    Array.from({ length: CLIENTS }, () => openSocket(url, ATTACKER)),
  );
  const begun = performance.now();
  const timers = sockets.map(act);
  const end = endLater(async () => {
    for (const timer of timers) clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  });
  await pause(2 * MS);
  try {
    for (;;) {
      const seconds = (performance.now() - begun) / MS;
      if ((await connectionsFrom(ATTACKER, url)) === 0) return seconds;
      if (seconds > GIVE_UP_S) return Number.POSITIVE_INFINITY;
      await pause(MS / 4);
    }
  } finally {
    await end();
    await pause(MS);
  }
}
