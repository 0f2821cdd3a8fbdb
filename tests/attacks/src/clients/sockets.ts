import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotRunError } from '../attack.ts';

/** A connection on which a client may send what it likes; it never fails, but closes. */
export async function openSocket(url: string, localAddress?: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({
    host: hostname,
    port: Number(port),
    ...(localAddress && { localAddress }),
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect').catch(() => undefined), closed]);
  return socket;
}

const ESTABLISHED = '01';

/** How many connections of a client a server on this machine has not closed. */
export const connectionsFrom = async (localAddress: string, url: string): Promise<number> =>
  (await sendQueuesOf(localAddress, url)).size;

/**
 * What a server on this machine holds for each open connection of a client because the client has not
 * taken it, in bytes, by the client's port.
 * @throws where the system does not list them
 */
export async function sendQueuesOf(
  localAddress: string,
  url: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await readFile('/proc/net/tcp', 'utf8').catch(() => {
    throw new CannotRunError('connections are read from /proc');
  });
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  // written as one number, the first byte last
  const client = localAddress
    .split('.')
    .map((byte) => Number(byte).toString(16).toUpperCase().padStart(2, '0'))
    .toReversed()
    .join('');
  const queues = rows.split('\n').flatMap((row): [string, number][] => {
    const [, local = '', remote = '', state, queue = ''] = row.trim().split(/\s+/);
    const isOurs = local.endsWith(`:${port}`) && remote.startsWith(`${client}:`);
    return isOurs && state === ESTABLISHED ? [[remote, Number.parseInt(queue, 16)]] : [];
  });
  return new Map(queues);
}

/** When a client goes: with its request on the way, a moment later, or when some of the answer has come. */
const moments = ['at once', 'soon', 'while reading'] as const;

/** Sends a request and breaks the connection, each time at another moment and in another way. */
export async function cutRead(
  url: string,
  path: string,
  number: number,
  headers = '',
): Promise<void> {
  const socket = await openSocket(url);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: cut\r\n${headers}\r\n`, resolve),
  );
  const moment = moments[number % moments.length];
  if (moment === 'soon') await pause(number % 10);
  if (moment === 'while reading') {
    await Promise.race([once(socket, 'data').catch(() => undefined), closed]);
  }
  if (number % 2 === 0) socket.resetAndDestroy();
  else socket.destroy();
  await closed;
}

/** Does something so many times, so many at once. */
export async function times(
  count: number,
  atOnce: number,
  act: (number: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let number = next++; number < count; number = next++) await act(number);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
