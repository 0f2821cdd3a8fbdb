import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What is known of an open connection. */
export interface Connection {
  /** The latest answer; none where it brought no request so far. */
  latest: ServerResponse | undefined;
  /** What it had moved when the latest request came, in bytes. */
  bytesBefore: number;
}

/** The open connections of a server, the oldest first. */
export type Connections = ReadonlyMap<Socket, Connection>;

/**
 * @returns the connections, and what must be called with every request before it is answered: a few
 *   assignments, because it is done for every answer from memory
 */
export function trackConnections(server: Server) {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket) => {
    connections.set(socket, { latest: undefined, bytesBefore: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  const noteRequest = ({ socket }: IncomingMessage, res: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.latest = res;
    connection.bytesBefore = bytesMoved(socket);
  };
  return { connections: connections as Connections, noteRequest };
}

/** Come from the client and handed to the system for it, apart from what waits in this process. */
export const bytesMoved = ({ bytesRead, bytesWritten, writableLength }: Socket): number =>
  bytesRead + bytesWritten - writableLength;
