import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import express from 'express';
import { describe, expect, it } from 'vitest';
import {
  closeHttpServer,
  createHttpServer,
  endConnectionsWithTheirAnswers,
} from '../src/http/server.ts';

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

async function start(app = express()) {
  const server = createHttpServer(app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, open: () => connect(port, '127.0.0.1').on('error', () => undefined) };
}

/** Sends nothing more and collects what comes until the line is closed. */
async function hear(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  await once(socket, 'close');
  return heard;
}

describe('closing the server', () => {
  it('does not wait for a connection without a request', async () => {
    const { server, open } = await start();
    const [socket] = [open(), await once(server, 'connection')];
    const ended = once(socket, 'close');
    await closeHttpServer(server);
    await ended;
  }, 5_000);

  it('lets a running request finish, and then does not wait for its connection', async () => {
    const app = express();
    const { server, open } = await start(app);
    const asked = new Promise<() => void>((resolve) => {
      app.get('/', (_req, res) => resolve(() => res.send('finished')));
    });
    const socket = open();
    socket.write(GET);
    const heard = hear(socket);
    const finish = await asked;
    const closed = closeHttpServer(server);
    finish();
    expect(await heard).toMatch(/Connection: close.*finished/s);
    await closed;
  }, 5_000);

  it('is announced with every answer before it, so that no request comes when its connection ends', async () => {
    const app = express().get('/', (_req, res) => void res.send('answered'));
    const { server, open } = await start(app);
    const kept = open();
    kept.write(GET);
    const [first] = await once(kept, 'data');
    expect(String(first)).toContain('Connection: keep-alive');
    endConnectionsWithTheirAnswers(server);
    // requests are still taken
    for (const socket of [kept, open()]) {
      socket.write(GET);
      expect(await hear(socket)).toMatch(/Connection: close.*answered/s);
    }
    await closeHttpServer(server);
  }, 5_000);

  it('answers the first request of a connection that was made just before', async () => {
    const app = express().get('/', (_req, res) => void res.send('answered'));
    const { server, open } = await start(app);
    const [socket] = [open(), await once(server, 'connection')];
    const closed = closeHttpServer(server);
    socket.write(GET);
    expect(await hear(socket)).toContain('answered');
    await closed;
  }, 5_000);
});
