import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSendQueues } from '../src/http/send-queues.ts';

const tellsQueues = existsSync('/proc/net/tcp');

describe.runIf(tellsQueues)('what waits in the system for a client', () => {
  it.each(['127.0.0.1', '::1'])('at %s is known until it is taken', async (host) => {
    const server = createServer();
    await once(server.listen(0, '::'), 'listening');
    const client = connect((server.address() as AddressInfo).port, host).pause();
    const [socket] = (await once(server, 'connection')) as [Socket];
    onTestFinished(() => {
      client.destroy();
      socket.destroy();
      server.close();
    });
    socket.write(Buffer.alloc(64 * 1024 * 1024));
    const queue = async () => (await readSendQueues())(socket);
    await expect.poll(queue).toBeGreaterThan(10_000);
    client.resume();
    await once(socket, 'drain');
    await expect.poll(queue).toBe(0);
  });
});
