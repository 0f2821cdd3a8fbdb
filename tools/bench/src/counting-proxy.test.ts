import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startCountingProxy } from './counting-proxy.ts';
import { endAll } from './open-things.ts';

it('a proxy passes a connection on and counts what comes through from the other side', async () => {
  const remote = createServer((socket) => socket.once('data', () => socket.write('12345')));
  await once(remote.listen(0, '127.0.0.1'), 'listening');
  const proxy = await startCountingProxy();

  const path = `127.0.0.1:${(remote.address() as AddressInfo).port}`;
  const asked = request(proxy.url, { method: 'CONNECT', path }).end();
  const [, tunnel] = (await once(asked, 'connect')) as [unknown, Socket];
  tunnel.write('a question that is not counted');
  const [answer] = (await once(tunnel, 'data')) as [Buffer];

  expect(answer.toString()).toBe('12345');
  expect(proxy.received()).toBe(5);

  const closed = once(tunnel, 'close');
  await endAll();
  await closed;
  remote.close();
});
