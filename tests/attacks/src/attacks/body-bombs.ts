import { gzipSync } from 'node:zlib';
import { scratchFolder } from '@vitrine/bench/open-things';
import { memoryOf, untilIdle } from '@vitrine/bench/processes';
import { startProduct } from '@vitrine/bench/product';
import { type Attack, CannotRunError } from '../attack.ts';
import { openSocket } from '../clients/sockets.ts';

const MEGABYTE = 1_000_000;
const ENDLESS_BYTES = 1000 * MEGABYTE;
const NESTING = 20_000;
const AT_ONCE = 10;
const ROUNDS = 5;

export const bodyBombs: Attack = {
  how:
    `Ten at once, five times over, to a form that anybody may send: 10 MB of JSON, 1 MB that unpacks to 1 GB (gzip), ${NESTING.toLocaleString('en')} lists in each other, ` +
    'text that is not UTF-8, and 90 kB of headers; then 1 GB, as fast as it is taken. Memory is compared at rest.',
  aims: ['bodiesTaken', 'bodiesMemory', 'endlessBody'],
  mostSeconds: 120,
  async run(found) {
    const folder = await scratchFolder();
    const { url, pid } = await startProduct({ folder, settings: { RATE_LIMITS: 'off' } });
    const bombs = makeBombs();
    for (const bomb of bombs) await send(url, bomb);
    await untilIdle(pid);
    const before = await memoryOf(pid);
    if (before === undefined) throw new CannotRunError('memory is read from /proc');
    let taken = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const statuses = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, number) =>
          send(url, bombs[number % bombs.length] ?? {}),
        ),
      );
      taken += statuses.filter((status) => status !== 0 && (status < 400 || status >= 500)).length;
    }
    const sent = await sendWithoutEnd(url);
    await untilIdle(pid);
    const after = await memoryOf(pid);
    found({
      bodiesTaken: taken,
      endlessBody: sent / MEGABYTE,
      bodiesMemory: after === undefined ? Number.POSITIVE_INFINITY : Math.max(0, after - before),
    });
  },
};

function makeBombs(): RequestInit[] {
  const json = (body: Buffer | string, headers: Record<string, string> = {}): RequestInit => ({
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  return [
    json(`{"message":"${'a'.repeat(10 * MEGABYTE)}"}`),
    json(gzipSync(Buffer.alloc(ENDLESS_BYTES, ' ')), { 'Content-Encoding': 'gzip' }),
    json('['.repeat(NESTING) + ']'.repeat(NESTING)),
    json(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
    json('{}', { 'X-Large': 'a'.repeat(90_000) }),
  ];
}

/** @returns the status; 0 where the server has cut the connection */
async function send(url: string, bomb: RequestInit): Promise<number> {
  const answer = await fetch(`${url}/api/contact/`, { method: 'POST', ...bomb }).catch(
    () => undefined,
  );
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status ?? 0;
}

/** Sends as fast as it is taken; @returns how much the server has let come */
async function sendWithoutEnd(url: string): Promise<number> {
  const socket = await openSocket(url);
  socket.resume();
  socket.write(
    'POST /api/contact/ HTTP/1.1\r\nHost: endless\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${ENDLESS_BYTES}\r\n\r\n`,
  );
  const closed = new Promise<false>((resolve) => socket.once('close', () => resolve(false)));
  const block = Buffer.alloc(MEGABYTE / 10, ' ');
  const write = () =>
    new Promise<boolean>((resolve) => socket.write(block, (error) => resolve(!error)));
  for (let isOpen = true; isOpen && socket.bytesWritten < ENDLESS_BYTES; ) {
    isOpen = await Promise.race([write(), closed]);
  }
  const sent = socket.bytesWritten;
  socket.destroy();
  return sent;
}
