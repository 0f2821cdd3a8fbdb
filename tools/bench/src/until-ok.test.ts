import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstOk } from './until-ok.ts';

describe('waiting for the first 200', () => {
  const lasting = new Promise<never>(() => undefined);
  let statuses: number[];
  const server = createServer((_req, res) => res.writeHead(statuses.shift() ?? 500).end());
  let url: string;

  beforeEach(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => server.close());

  it('asks again while the answer is another', async () => {
    statuses = [503, 404, 200, 500];
    await firstOk({ ended: lasting }, url);
    expect(statuses).toEqual([500]);
  });

  it('fails with what the program says when that ends instead', async () => {
    statuses = [];
    const ended = Promise.reject(new Error('The port is in use.'));
    await expect(firstOk({ ended }, url)).rejects.toThrow('The port is in use.');
  });

  it('gives up after a while', async () => {
    statuses = [];
    await expect(firstOk({ ended: lasting }, url, 0)).rejects.toThrow(/No 200/);
  });
});
