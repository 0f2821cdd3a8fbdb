// @module-tag operations
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import express from 'express';
import { afterAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../src/http/server.ts';

const SILENCE_MS = 200;
const app = express();
app.post('/slow', (req, res) => {
  req.resume().once('end', async () => {
    // as long as the line may be silent, and then the work is done
    await once(req.socket, 'timeout');
    res.send('finished');
  });
});
const server = createHttpServer(app, { silenceMs: SILENCE_MS });
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => server.close());

/** Sends text and collects what comes back until the line is closed. */
async function talk(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

const request = (length: number) =>
  `POST /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\nabc`;

describe('a connection on which nothing is sent', () => {
  it('is kept while the server works on what it sent', async () => {
    expect(await talk(request(3))).toContain('finished');
  });

  it('is cut while the rest of a request is missing', async () => {
    expect(await talk(request(4))).toBe('');
  });
});
