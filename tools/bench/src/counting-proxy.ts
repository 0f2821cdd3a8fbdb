import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { freePort } from '@vitrine/test-support/free-port';
import { endLater } from './open-things.ts';

interface CountingProxy {
  url: string;
  /** Bytes that came through from other machines so far, encryption included. */
  received(): number;
}

/** A proxy for HTTPS that looks into nothing: it passes connections on and counts. */
export async function startCountingProxy(): Promise<CountingProxy> {
  let received = 0;
  const open = new Set<Duplex>();
  const server = createServer((_req, res) => res.writeHead(405).end());
  server.on('connect', ({ url = '' }, client, head) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    const { hostname, port } = new URL(`tcp://${url}`);
    const remote = connect({ host: hostname, port: Number(port) }, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      remote.write(head);
      client.pipe(remote).pipe(client);
    });
    remote.on('data', (part) => {
      received += part.length;
    });
    // one side has gone: anyone who downloads tries again and says so
    remote.on('error', () => client.destroy());
    client.on('error', () => remote.destroy());
    client.once('close', () => remote.destroy());
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  endLater(async () => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return { url: `http://127.0.0.1:${port}`, received: () => received };
}
