import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
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
/** A connection that is in use, or was just made, brings its next request in this time. */
const IDLE_MS = SECOND_MS;
/** When no connection has come for so long, none waits for us. */
const QUIET_MS = 20;
/** A turn of the event loop in which nothing happens is shorter than this. */
const EMPTY_TURN_MS = 1;
/** How long requests are held for that at most. */
const HOLD_MS = 2 * SECOND_MS;

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
      if (parts.held) void parts.held.then(() => app(req, res));
      else app(req, res);
    },
  );
  const { connections, noteRequest } = trackConnections(server);
  const parts: Parts = { connections, isEnding: false, held: undefined };
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
  /** Requests are answered after this. */
  held: Promise<void> | undefined;
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
 * Takes no new connections and lets running requests finish, for nine seconds at most: what
 * supervises this process kills it after ten.
 */
export async function closeHttpServer(server: Server): Promise<void> {
  const parts = partsOf.get(server);
  if (!parts) return;
  endConnectionsWithTheirAnswers(server);
  const giveUp = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  const { closed } = await stopListening(server, parts);
  const watch = setInterval(idleEnder(parts.connections), WATCH_MS);
  await closed;
  clearInterval(watch);
  clearTimeout(giveUp);
}

/**
 * Takes every connection that waits in the system before it stops listening, which resets the others.
 * Only one is taken in each turn of the event loop, and who gets an answer may connect again at once:
 * so requests are held until none is answered and nobody comes.
 * @returns `closed` resolves once every connection has ended
 */
async function stopListening(server: Server, parts: Parts): Promise<{ closed: Promise<void> }> {
  const held = Promise.withResolvers<void>();
  parts.held = held.promise;
  const endsAt = performance.now() + HOLD_MS;
  let isQuiet = false;
  while (!isQuiet && performance.now() < endsAt) {
    const before = new Set(parts.connections.keys());
    const running = Array.from(parts.connections.values(), ({ latest }) => latest).filter(
      isRunning,
    );
    await pause(QUIET_MS);
    const turnMs = await nextTurn();
    const hasCome = Array.from(parts.connections.keys()).some((socket) => !before.has(socket));
    isQuiet = !hasCome && running.every(isRunning) && turnMs < EMPTY_TURN_MS;
  }
  // HTTP's own close() also ends idle connections, on which a request may be on its way
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  parts.held = undefined;
  held.resolve();
  return { closed };
}

/**
 * Takes what has come while this process was busy, and looks once more.
 * @returns how long the second turn of the event loop was: who came in it may still wait
 */
async function nextTurn(): Promise<number> {
  await turn();
  const begunAt = performance.now();
  await turn();
  return performance.now() - begunAt;
}

/** Whether an answer is still to come, or some of it. */
const isRunning = (res: ServerResponse | undefined) => res?.writableEnded === false;

/** Ends connections that have brought nothing for a while and wait for no answer. */
function idleEnder(connections: Connections): () => void {
  const heard = new WeakMap<Socket, { bytes: number; at: number }>();
  return () => {
    const now = performance.now();
    for (const [socket, { latest }] of connections) {
      const last = heard.get(socket);
      const isIdle = (latest?.writableFinished ?? true) && last?.bytes === socket.bytesRead;
      if (!isIdle) heard.set(socket, { bytes: socket.bytesRead, at: now });
      else if (now - last.at >= IDLE_MS) socket.destroy();
    }
  };
}
