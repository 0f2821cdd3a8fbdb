import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { SECOND_MS } from '../lib/clock.ts';
import { type ConnectionLimits, connectionLimits, limitConnections } from './connection-limits.ts';
import { type Connections, trackConnections } from './connections.ts';
import { closeSlowConnections, isTaking, type Pace, SLOWEST_PACE } from './slow-connections.ts';

const HEADERS_TIMEOUT_MS = 10 * SECOND_MS;
/** A video over a slow connection takes this long; one on which little comes is closed sooner. */
const REQUEST_TIMEOUT_MS = 20 * 60 * SECOND_MS;
export const SILENCE_TIMEOUT_MS = 28 * SECOND_MS;
const KEEP_ALIVE_MS = 20 * SECOND_MS;
const SHUTDOWN_MS = 9 * SECOND_MS;
const WATCH_MS = 50;
/** The request of a connection that was made just before may still be on its way. */
const FIRST_REQUEST_MS = 250;

interface ServerLimits {
  /** How long a client may send or take nothing. */
  silenceMs?: number;
  pace?: Pace;
  connections?: ConnectionLimits;
}

/** An HTTP server that slow, silent or many clients cannot fill up. */
export function createHttpServer(
  app: RequestListener,
  {
    silenceMs = SILENCE_TIMEOUT_MS,
    pace = SLOWEST_PACE,
    connections: limits = connectionLimits(0),
  }: ServerLimits = {},
): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: SECOND_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (req, res) => {
      noteRequest(req, res);
      if (parts.isEnding) res.shouldKeepAlive = false;
      app(req, res);
    },
  );
  const { connections, noteRequest } = trackConnections(server);
  const parts: Parts = { connections, isEnding: false };
  partsOf.set(server, parts);
  limitConnections(server, connections, limits);
  const isDraining = closeSlowConnections(server, connections, pace);
  closeSilentConnections(server, connections, silenceMs, isDraining);
  return server;
}

interface Parts {
  connections: Connections;
  /** Every answer is the last of its connection. */
  isEnding: boolean;
}
const partsOf = new WeakMap<Server, Parts>();

/** A client may wait in silence for our answer, but not keep us waiting for the rest of its request. */
function closeSilentConnections(
  server: Server,
  connections: Connections,
  silenceMs: number,
  isDraining: (socket: Socket) => boolean,
): void {
  server.setTimeout(silenceMs, (socket) => {
    const res = connections.get(socket)?.latest;
    const isOurTurn = res?.req.complete && !res.headersSent;
    // how much of its answer a client takes is only known to who asks the system
    const isTheirs = isDraining(socket) || (res && isTaking(socket, res));
    if (!isOurTurn && !isTheirs) socket.destroy();
  });
}

/**
 * From now on every answer is the last of its connection, and says so: a request that comes on a
 * connection just when this process ends it would be lost.
 */
export function endConnectionsWithTheirAnswers(server: Server): void {
  const parts = partsOf.get(server);
  if (!parts) return;
  parts.isEnding = true;
  for (const { latest } of parts.connections.values()) {
    if (latest && !latest.headersSent) latest.shouldKeepAlive = false;
  }
}

/**
 * Refuses new connections at once and lets running requests finish, for nine seconds at most: what
 * supervises this process kills it after ten.
 */
export async function closeHttpServer(server: Server): Promise<void> {
  endConnectionsWithTheirAnswers(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const begunAt = performance.now();
  const endIdle = () => {
    server.closeIdleConnections();
    if (performance.now() - begunAt < FIRST_REQUEST_MS) return;
    // browsers open connections in advance
    for (const [socket, { latest }] of partsOf.get(server)?.connections ?? []) {
      if (!latest) socket.destroy();
    }
  };
  endIdle();
  // a connection that is busy now is idle once it has its answer
  const watch = setInterval(endIdle, WATCH_MS);
  const giveUp = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  await closed;
  clearInterval(watch);
  clearTimeout(giveUp);
}
