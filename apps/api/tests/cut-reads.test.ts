// @module-tag operations
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { video } from './testing/files.ts';
import { useTestServer } from './testing/test-server.ts';
import { newPublisher } from './testing/visits.ts';

const server = await useTestServer();
const { files } = server.platform;
const owner = await newPublisher(server);
const film = await owner.upload(video(2_000_000), { title: 'Film' });
const bearer = `Authorization: ${owner.bearer.Authorization}\r\n`;
const CUTS = 200;

/** Every stream that the store hands out from now on. */
function watchReads(): Readable[] {
  const opened: Readable[] = [];
  const read = files.read.bind(files);
  const spy = vi.spyOn(files, 'read').mockImplementation(async (...which) => {
    const stream = await read(...which);
    opened.push(stream as Readable);
    return stream;
  });
  onTestFinished(() => spy.mockRestore());
  return opened;
}

/** Sends text and leaves: at once, or with the first bytes of the answer. */
async function sendAndLeave(text: string, waitsForBytes = false): Promise<void> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text, () => {
    if (!waitsForBytes) socket.destroy();
  });
  socket.once('data', () => socket.destroy());
  await once(socket, 'close');
}

const upload = [
  'POST /api/media/ HTTP/1.1\r\nHost: x\r\n',
  bearer,
  'Content-Type: multipart/form-data; boundary=cut\r\nContent-Length: 900000\r\n\r\n',
  '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n',
  'Content-Type: video/mp4\r\n\r\n',
].join('');

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

/** Connections are taken in order: once this one has its answer, the server knows of those before. */
const allArrived = () => sendAndLeave(get('/healthz'), true);

describe('a client that leaves in the middle', () => {
  it.each([
    ['before the first byte', false],
    ['after it', true],
  ])('leaves no file open when it leaves %s', async (_when, waits) => {
    const opened = watchReads();
    for (let cut = 0; cut < CUTS; cut += 20) {
      await Promise.all(Array.from({ length: 20 }, () => sendAndLeave(get(film.url), waits)));
    }
    await expect.poll(() => opened.length).toBeGreaterThan(CUTS / 2);
    await expect.poll(() => opened.filter(({ closed }) => !closed)).toHaveLength(0);
  });

  it('can ask for its archive again when the first was cut at its start', async () => {
    const opened = watchReads();
    for (let cut = 0; cut < 20; cut += 1) {
      await sendAndLeave(get('/api/account/archive/', bearer), cut % 2 === 1);
    }
    await vi.waitFor(async () => {
      const { status, body } = await fetch(`${server.url}/api/account/archive/`, {
        headers: owner.bearer,
      });
      await body?.cancel();
      expect(status).toBe(200);
    }, 5_000);
    await expect.poll(() => opened.filter(({ closed }) => !closed)).toHaveLength(0);
  });

  it('leaves nothing of its upload behind', async () => {
    const before = (await readdir(server.folder)).sort();
    for (let cut = 0; cut < 20; cut += 1) await sendAndLeave(upload + 'x'.repeat(cut * 10_000));
    await allArrived();
    await server.idle();
    expect((await readdir(server.folder)).sort()).toEqual(before);
  });
});

describe('a file that cannot be opened', () => {
  it('is answered with 503 when the process may open no more', async () => {
    const full = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    const spy = vi.spyOn(files, 'read').mockRejectedValue(full);
    onTestFinished(() => spy.mockRestore());
    const { headers } = await server.http.get(film.url).expect(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('ends its answer and nothing else when reading fails in the middle', async () => {
    async function* broken() {
      yield Buffer.alloc(1_000);
      throw Object.assign(new Error('the disk is gone'), { code: 'EIO' });
    }
    const spy = vi.spyOn(files, 'read').mockResolvedValue(Readable.from(broken()));
    onTestFinished(() => spy.mockRestore());
    const answer = await fetch(server.url + film.url);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    spy.mockRestore();
    await server.http.get(film.url).expect(200);
  });
});
