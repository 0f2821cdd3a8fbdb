import { readFile } from 'node:fs/promises';
import { type Socket, SocketAddress } from 'node:net';

/** Bytes that the system holds for a connection because its client has not taken them yet. */
export type SendQueues = (socket: Socket) => number;

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];

/**
 * Looks how much waits in the system for each connection. Linux takes megabytes from us at once for
 * a client that takes them in a minute; without this a slow client looks like one that has stopped.
 * Other systems hold less and tell nothing: there it is always 0.
 */
export async function readSendQueues(): Promise<SendQueues> {
  const waiting = new Map<string, number>();
  for (const table of TABLES) {
    const text = await readFile(table, 'latin1').catch(() => '');
    for (const line of text.split('\n').slice(1)) {
      const [, , remote = '', , queues = ''] = line.trim().split(/\s+/);
      const bytes = Number.parseInt(queues, 16);
      if (bytes > 0) waiting.set(peerOf(remote), bytes);
    }
  }
  return ({ remoteAddress = '', remotePort = 0 }) =>
    waiting.get(`${remoteAddress.replace(/^::ffff:/, '')} ${remotePort}`) ?? 0;
}

/** `0100007F:1F90` → `127.0.0.1 8080`: words of 32 bits, each with its last byte first. */
function peerOf(entry: string): string {
  const [address = '', port = ''] = entry.split(':');
  const bytes = (address.match(/.{8}/g) ?? []).flatMap((word) =>
    (word.match(/../g) ?? []).reverse(),
  );
  const isV4 = bytes.length === 4 || /^(00){10}(FF){2}/.test(bytes.join(''));
  const name = isV4
    ? bytes
        .slice(-4)
        .map((byte) => Number.parseInt(byte, 16))
        .join('.')
    : bytes.join('').replace(/(.{4})(?=.)/g, '$1:');
  const canonical = isV4 ? name : new SocketAddress({ family: 'ipv6', address: name }).address;
  return `${canonical} ${Number.parseInt(port, 16)}`;
}
