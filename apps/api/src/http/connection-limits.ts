import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../lib/networks.ts';
import type { Connections } from './connections.ts';

/** How many connections may be open. */
export interface ConnectionLimits {
  total: number;
  /** For one client: an address, or the network of an IPv6 one. A crowd may share an address. */
  perClient: number;
}

const MOST_CONNECTIONS = 2_000;
/** For the database, the log, and files that are read without a connection. */
const OTHER_DESCRIPTORS = 200;
/** A connection may read a file at the same time. */
const DESCRIPTORS_EACH = 2;
/** One client leaves three quarters to the others. */
const SHARE_OF_ONE = 1 / 4;

/**
 * As many as the process has descriptors for (`ulimit -n`): one that runs out of them can answer
 * nobody.
 * @param trustedProxies behind a proxy all clients have its address, so that they are not distinguished
 */
export function connectionLimits(trustedProxies: number): ConnectionLimits {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: number | 'unlimited' } };
  };
  const descriptors = Number(userLimits?.open_files?.soft);
  const possible = Math.floor((descriptors - OTHER_DESCRIPTORS) / DESCRIPTORS_EACH);
  const total = Number.isNaN(possible)
    ? MOST_CONNECTIONS
    : Math.min(MOST_CONNECTIONS, Math.max(possible, DESCRIPTORS_EACH));
  const perClient = trustedProxies > 0 ? total : Math.ceil(total * SHARE_OF_ONE);
  return { total, perClient };
}

/**
 * Closes a connection that is one too many. Before that, the oldest of those that bring no request
 * makes room: browsers keep some open in advance, and who means harm must not keep others out so.
 */
export function limitConnections(
  server: Server,
  connections: Connections,
  { total, perClient }: ConnectionLimits,
): void {
  server.maxConnections = total;
  server.on('drop', () => {
    server.closeIdleConnections();
    for (const [socket, { latest }] of connections) {
      if (latest === undefined) return void socket.destroy();
    }
  });
  const byClient = new Map<string, Set<Socket>>();

  server.on('connection', (socket) => {
    const client = networkOf(socket.remoteAddress ?? '');
    const own = byClient.get(client) ?? new Set();
    byClient.set(client, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0) byClient.delete(client);
    });
    if (own.size <= perClient) return;
    const waiting = [...own].find(
      (other) => connections.get(other)?.latest?.writableFinished ?? true,
    );
    (waiting ?? socket).destroy();
  });
}
