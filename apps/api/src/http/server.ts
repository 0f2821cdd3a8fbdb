import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { SECOND_MS } from '../lib/clock.ts';

const HEADERS_TIMEOUT_MS = 10 * SECOND_MS;
/** A video over a slow connection takes this long; one on which nothing comes is closed sooner. */
const REQUEST_TIMEOUT_MS = 20 * 60 * SECOND_MS;
export const SILENCE_TIMEOUT_MS = 25 * SECOND_MS;
const KEEP_ALIVE_MS = 20 * SECOND_MS;
const SHUTDOWN_MS = 9 * SECOND_MS;
const WATCH_MS = 50;

/**
 * An HTTP server that slow or silent clients cannot fill up.
 * @param silenceMs how long a client may send or take nothing
 */
export function createHttpServer(app: RequestListener, silenceMs = SILENCE_TIMEOUT_MS): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: SECOND_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    app,
  );
  closeSilentConnections(server, silenceMs);
  trackUnusedConnections(server);
  return server;
}

/** A client may wait in silence for our answer, but not keep us waiting for the rest of its request. */
function closeSilentConnections(server: Server, silenceMs: number): void {
  const latest = new WeakMap<Socket, [IncomingMessage, ServerResponse]>();
  server.prependListener('request', (req, res) => latest.set(req.socket, [req, res]));
  server.setTimeout(silenceMs, (socket) => {
    const [req, res] = latest.get(socket) ?? [];
    const isOurTurn = req?.complete && res && !res.headersSent;
    if (!isOurTurn) socket.destroy();
  });
}

/** Connections without a request so far, as browsers open them in advance. */
const unused = new WeakMap<Server, Set<Socket>>();

function trackUnusedConnections(server: Server): void {
  const sockets = new Set<Socket>();
  unused.set(server, sockets);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }) => sockets.delete(socket));
}

/**
 * Refuses new connections at once and lets running requests finish, for nine seconds at most: what
 * supervises this process kills it after ten.
 */
export async function closeHttpServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const endIdle = () => {
    server.closeIdleConnections();
    for (const socket of unused.get(server) ?? []) socket.destroy();
  };
  endIdle();
  // a connection that is busy now is idle once it has its answer
  const watch = setInterval(endIdle, WATCH_MS);
  const giveUp = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  await closed;
  clearInterval(watch);
  clearTimeout(giveUp);
}
