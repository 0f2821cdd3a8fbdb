import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@vitrine/contracts';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import type { Account } from '../lib/actor.ts';
import { createReceiveUpload } from './upload.ts';

const account: Account = { kind: 'account', userId: '1', sessionId: '1', role: 'user' };

const CUT_OFF = [
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=cut',
  'Content-Length: 1000\r\n',
  '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nfirst bytes',
].join('\r\n');

it('refuses an upload whose sender left before it was read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-upload-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const receive = createReceiveUpload(folder, 1_000);
  const received = Promise.withResolvers<unknown>();
  let client: Socket | undefined;
  const app = express().post('/', (req, res) => {
    req.once('close', () =>
      received.resolve(receive(endpoints['media.upload'], account, req, res)),
    );
    client?.destroy();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write(CUT_OFF);
  await expect(received.promise).rejects.toMatchObject({
    code: 'malformed',
    message: 'uploadCutOff',
  });
  expect(await readdir(folder)).toEqual([]);
});
