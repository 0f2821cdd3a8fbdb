// @module-tag operations
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import express, { type Response } from 'express';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { sendBuffer } from '../src/http/send-file.ts';
import { createHttpServer } from '../src/http/server.ts';
import type { Pace } from '../src/http/slow-connections.ts';

const PACE: Pace = { bytesPerSecond: 10_000, graceMs: 400, recentMs: 100, sampleMs: 40 };
const TICK_MS = 20;
const BODY_BYTES = 60_000;
const LONG = Buffer.alloc(64 * 1024 * 1024);
/** The system takes it at once, and a client that reads nothing about a fifth of it. */
const PAGE = Buffer.alloc(1024 * 1024);
const PER_CLIENT = 4;

const app = express();
const answers: Response[] = [];
app.post('/upload', (req, res) => {
  req.resume().once('end', () => void res.send('received'));
});
app.get('/download', (_req, res) => {
  answers.push(res);
  void sendBuffer(LONG, res);
});
app.get('/events', (_req, res) => {
  answers.push(res);
  res.set('Content-Type', 'text/event-stream').write(LONG);
});
app.get('/page', (_req, res) => {
  answers.push(res);
  res.send(PAGE);
});
app.get('/', (_req, res) => void res.send('here'));

async function start(perClient = 1_000, total = 1_000, pace = PACE) {
  const server = createHttpServer(app, { pace, connections: { total, perClient } });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { server, open, close: () => server.closeAllConnections() };
}
/**
 * Both systems hold some for a client that takes nothing: its own 200 to 2,000 KB, which pay for 4 s
 * at most at this pace, and ours about 4 MB, which would pay for 8 s.
 */
async function startFast() {
  const fast = await start(1_000, 1_000, { ...PACE, bytesPerSecond: 500_000 });
  onTestFinished(() => {
    fast.close();
    fast.server.close();
  });
  return fast;
}
const { server, open } = await start();
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const heardBy = async (socket: Socket): Promise<string> => {
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return heard;
};

/** Sends a body in parts, one a tick; resolves with what was answered when the line is closed. */
function upload(partBytes: number): Promise<string> {
  const socket = open();
  socket.write(
    `POST /upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`,
  );
  let sent = 0;
  // by the real clock: the pace of a connection is what the server measures
  const timer = setInterval(() => {
    const part = Math.min(partBytes, BODY_BYTES - sent);
    if (socket.writable && part > 0) socket.write('x'.repeat(part));
    sent += part;
  }, TICK_MS);
  socket.once('close', () => clearInterval(timer));
  return heardBy(socket);
}

describe('a client that keeps a connection busy', () => {
  it('is cut when its body trickles', async () => {
    expect(await upload(1)).toBe('');
  });

  it('is served when its body comes at the pace of a slow phone', async () => {
    expect(await upload((50_000 * TICK_MS) / 1_000)).toContain('received');
  });

  it('is cut when it takes next to nothing of its answer', async () => {
    const socket = (await startFast()).open().pause();
    const before = answers.length;
    socket.write('GET /download HTTP/1.1\r\nHost: x\r\n\r\n');
    // by the real clock, as above
    const timer = setInterval(() => socket.read(1), TICK_MS);
    onTestFinished(() => clearInterval(timer));
    await expect.poll(() => answers[before]?.destroyed).toBe(true);
  });

  it('is cut when it takes next to nothing of an answer that the system holds for it', async () => {
    const socket = (await startFast()).open().pause();
    const before = answers.length;
    socket.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => answers[before]?.writableFinished).toBe(true);
    await expect.poll(() => answers[before]?.req.socket.destroyed).toBe(true);
  });

  it('keeps its connection when it takes from the system at its pace', async () => {
    const socket = (await startFast()).open();
    let received = 0;
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    for (const pages of [1, 2]) {
      socket.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n');
      await expect.poll(() => received).toBeGreaterThan(pages * PAGE.length);
      // for as long as another one is let off
      expect(await upload(1)).toBe('');
    }
  });

  it('has its events, however long it takes none', async () => {
    const socket = open().pause();
    socket.write('GET /events HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => answers.at(-1)?.get('Content-Type')).toContain('text/event-stream');
    // another one is cut in the same time
    expect(await upload(1)).toBe('');
    expect(answers.at(-1)?.destroyed).toBe(false);
  });
});

describe('a long body in memory', () => {
  it('goes in pieces, so that the server sees how much of it was taken', async () => {
    const socket = open().pause();
    socket.write('GET /download HTTP/1.1\r\nHost: x\r\n\r\n');
    const before = answers.length;
    await expect.poll(() => answers.length).toBeGreaterThan(before);
    const res = answers.at(-1);
    await expect.poll(() => res?.writableNeedDrain).toBe(true);
    expect(res?.writableLength).toBeLessThan(1024 * 1024);
  });
});

describe('the connections of one client', () => {
  it('are closed beyond a number, and are let in again when others end', async () => {
    const limited = await start(PER_CLIENT);
    onTestFinished(() => {
      limited.close();
      limited.server.close();
    });
    const busy = Array.from({ length: PER_CLIENT }, limited.open);
    const begun =
      'POST /upload HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n';
    for (const socket of busy) socket.write(begun);
    await Promise.all(busy.map((socket) => once(socket, 'data')));
    expect(await heardBy(limited.open())).toBe('');
    busy[0]?.destroy();
    await expect
      .poll(() => {
        const socket = limited.open();
        socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
        return heardBy(socket);
      })
      .toContain('here');
  });

  it('make room when they only wait for another request', async () => {
    const limited = await start(PER_CLIENT);
    onTestFinished(() => {
      limited.close();
      limited.server.close();
    });
    for (let count = 0; count < 3 * PER_CLIENT; count += 1) {
      const socket = limited.open();
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toContain('200 OK');
    }
  });

  it('make room, the oldest first, when they bring no request', async () => {
    const limited = await start(PER_CLIENT);
    onTestFinished(() => {
      limited.close();
      limited.server.close();
    });
    const empty = Array.from({ length: PER_CLIENT }, limited.open);
    await Promise.all(empty.map((socket) => once(socket, 'connect')));
    const socket = limited.open();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await heardBy(socket)).toContain('here');
  });
});

describe('the connections of all', () => {
  it('make room when they bring no request or wait for another', async () => {
    const limited = await start(1_000, PER_CLIENT);
    onTestFinished(() => {
      limited.close();
      limited.server.close();
    });
    const empty = Array.from({ length: PER_CLIENT }, limited.open);
    await Promise.all(empty.map((socket) => once(socket, 'connect')));
    const ask = () => {
      const socket = limited.open();
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      return heardBy(socket);
    };
    // the one that is too many is closed, and the next finds room
    await expect.poll(ask).toContain('here');
  });
});
