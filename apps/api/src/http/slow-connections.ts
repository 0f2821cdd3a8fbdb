import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SECOND_MS } from '../lib/clock.ts';
import { bytesMoved, type Connections } from './connections.ts';
import { readSendQueues } from './send-queues.ts';

/** How fast a client must send its request and take its answer. */
export interface Pace {
  bytesPerSecond: number;
  /** How long a client may be slower at the beginning. */
  graceMs: number;
  /** Who has kept the pace for this long goes on, however slow it was before. */
  recentMs: number;
  /** How often all are looked at, and sooner where the grace of one ends before that. */
  sampleMs: number;
}

/** How much more often, when many end one after another. */
const MOST_LOOKS = 4;

/**
 * A phone on a line of 400 kbit/s is five times as fast. When its line is dead for 18 seconds, TCP
 * may try again only after 25; the grace leaves it three more to show that it is back.
 */
export const SLOWEST_PACE: Pace = {
  bytesPerSecond: 10_000,
  graceMs: 28 * SECOND_MS,
  recentMs: 4 * SECOND_MS,
  sampleMs: SECOND_MS,
};

/**
 * Tells whether one request with its answer moves too slowly: when the grace is over, it was slower
 * than the pace altogether, and is slower now. What was moved early counts for later, because a
 * client that slows itself down takes megabytes at once and then rests for minutes.
 * @returns to be called with the time for which the client has been waited for, and all it has moved
 */
export function paceJudge({ bytesPerSecond, graceMs, recentMs }: Pace) {
  const recent: { atMs: number; bytes: number }[] = [];
  const isSlow = (ms: number, bytes: number) => bytes < (bytesPerSecond * ms) / SECOND_MS;

  return (atMs: number, bytes: number): boolean => {
    recent.push({ atMs, bytes });
    while (recent[1] && atMs - recent[1].atMs >= recentMs) recent.shift();
    const [since = { atMs, bytes }] = recent;
    const isSlowNow = isSlow(atMs - since.atMs, bytes - since.bytes);
    return atMs >= graceMs && isSlow(atMs, bytes) && isSlowNow;
  };
}

/** One request with its answer, from when its client was first waited for. */
interface Exchange {
  res: ServerResponse;
  awaitedMs: number;
  isTooSlow: ReturnType<typeof paceJudge>;
  /** Once the answer has left this process: what of it the client has not taken from the system. */
  left: 'unknown' | 'some' | 'none';
}

/**
 * Closes connections that are kept busy with next to nothing: a body that comes byte by byte, an
 * answer that is taken so, from this process or from the system. Time counts only while the client is
 * waited for.
 * @returns whether the system still holds some of a finished answer for the client
 */
export function closeSlowConnections(
  server: Server,
  connections: Connections,
  pace: Pace,
  readQueues = readSendQueues,
): (socket: Socket) => boolean {
  const exchanges = new WeakMap<Socket, Exchange>();
  const exchangeOf = (socket: Socket, res: ServerResponse): Exchange => {
    const known = exchanges.get(socket);
    if (known?.res === res) return known;
    const begun: Exchange = { res, awaitedMs: 0, isTooSlow: paceJudge(pace), left: 'unknown' };
    exchanges.set(socket, begun);
    return begun;
  };
  const isDraining = (socket: Socket) => exchanges.get(socket)?.left === 'some';

  let lookedAt = performance.now();
  let pauseMs = pace.sampleMs;
  const look = async () => {
    const sinceLastMs = performance.now() - lookedAt;
    lookedAt += sinceLastMs;
    const awaited = [...connections].flatMap(([socket, { latest, bytesBefore }]) => {
      if (!latest) return [];
      // one that answers quickly is never asked for: by the next look its client has asked for more
      const isNew = exchanges.get(socket)?.res !== latest;
      const exchange = exchangeOf(socket, latest);
      const mayDrain = latest.writableFinished && !isNew && exchange.left !== 'none';
      return mayDrain || isAwaited(socket, latest) ? [{ socket, bytesBefore, exchange }] : [];
    });
    const queueOf = awaited.length > 0 ? await readQueues() : () => 0;
    pauseMs = pace.sampleMs;
    for (const { socket, bytesBefore, exchange } of awaited) {
      const queue = queueOf(socket);
      const bytes = bytesMoved(socket) - queue - bytesBefore;
      exchange.awaitedMs += sinceLastMs;
      if (exchange.res.writableFinished) {
        // the silence of a client that had something to take has not counted so far
        if (queue === 0 && exchange.left === 'some') socket.setTimeout(socket.timeout ?? 0);
        exchange.left = queue > 0 ? 'some' : 'none';
      }
      if (exchange.left === 'none') continue;
      // not closed in peace: the system would go on holding megabytes for a client that takes none
      if (exchange.isTooSlow(exchange.awaitedMs, bytes)) socket.resetAndDestroy();
      const graceMs = pace.graceMs - exchange.awaitedMs;
      if (graceMs > 0) pauseMs = Math.min(pauseMs, graceMs);
    }
  };
  // one after the other: with thousands of connections asking the system takes longer than a pause
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const lookLater = () => {
    if (isClosed) return;
    const ms = Math.max(pauseMs, pace.sampleMs / MOST_LOOKS);
    timer = setTimeout(() => void look().finally(lookLater), ms).unref();
  };
  lookLater();
  server.once('close', () => {
    isClosed = true;
    clearTimeout(timer);
  });
  return isDraining;
}

/** Whether it is the client that has to do something next, not the server. */
function isAwaited(socket: Socket, res: ServerResponse): boolean {
  // a body that nobody reads yet, or that is read more slowly than it comes, waits for us
  const { complete, readableFlowing } = res.req;
  return isTaking(socket, res) || (!complete && readableFlowing === true);
}

/** Whether more of an answer is ready for the client than the system takes. */
export function isTaking(socket: Socket, res: ServerResponse): boolean {
  // events come when something happens; what waits for a reader of them has a bound of its own
  const isEventStream = String(res.getHeader('Content-Type')).startsWith('text/event-stream');
  return socket.writableLength > 0 && !isEventStream;
}
