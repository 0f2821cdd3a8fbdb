import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SECOND_MS } from '../lib/clock.ts';
import { readSendQueues } from './send-queues.ts';

/** How fast a client must send its request and take its answer, over how long a time. */
export interface Pace {
  bytesPerSecond: number;
  windowMs: number;
  sampleMs: number;
}

/** A phone on a line of 400 kbit/s, even one that stalls for twenty seconds, is faster. */
export const SLOWEST_PACE: Pace = {
  bytesPerSecond: 10_000,
  windowMs: 28 * SECOND_MS,
  sampleMs: SECOND_MS,
};

type Direction = 'sends' | 'takes';

interface Progress {
  direction: Direction;
  /** Oldest first; none is older than the window, but for the first. */
  samples: { at: number; bytes: number }[];
}

/**
 * Closes connections that are kept busy with next to nothing: a body that comes byte by byte, an
 * answer that is taken so. The last window counts, so that a quick beginning wins no time.
 * @param connections the latest answer of every open connection
 */
export function closeSlowConnections(
  server: Server,
  connections: ReadonlyMap<Socket, ServerResponse | undefined>,
  { bytesPerSecond, windowMs, sampleMs }: Pace,
): void {
  const progresses = new WeakMap<Socket, Progress>();
  const enough = (bytesPerSecond * windowMs) / SECOND_MS;

  const isTooSlow = (socket: Socket, direction: Direction, bytes: number): boolean => {
    const known = progresses.get(socket);
    const progress = known?.direction === direction ? known : { direction, samples: [] };
    const now = { at: performance.now(), bytes };
    const { samples } = progress;
    samples.push(now);
    while (samples[1] && now.at - samples[1].at >= windowMs) samples.shift();
    progresses.set(socket, progress);
    const oldest = samples[0] ?? now;
    return now.at - oldest.at >= windowMs && now.bytes - oldest.bytes < enough;
  };
  const look = async () => {
    const awaited = [...connections].map(([socket, res]) => {
      const direction = res && awaitedOf(socket, res);
      if (!direction) progresses.delete(socket);
      return { socket, direction };
    });
    const takers = awaited.some(({ direction }) => direction === 'takes');
    const queueOf = takers ? await readSendQueues() : () => 0;
    for (const { socket, direction } of awaited) {
      const bytes = direction === 'sends' ? socket.bytesRead : sentBytes(socket) - queueOf(socket);
      // not closed in peace: the system would go on holding megabytes for a client that takes none
      if (direction && isTooSlow(socket, direction, bytes)) socket.resetAndDestroy();
    }
  };
  const timer = setInterval(() => void look(), sampleMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** What the client has to do next; undefined while it is the server's turn. */
export function awaitedOf(socket: Socket, res: ServerResponse): Direction | undefined {
  // events come when something happens; what waits for a reader of them has a bound of its own
  const isEventStream = String(res.getHeader('Content-Type')).startsWith('text/event-stream');
  if (socket.writableLength > 0 && !isEventStream) return 'takes';
  // a body that nobody reads yet, or that is read more slowly than it comes, waits for us
  const { complete, readableFlowing } = res.req;
  return !complete && readableFlowing === true ? 'sends' : undefined;
}

/** Handed to the system, apart from what waits in this process. */
const sentBytes = ({ bytesWritten, writableLength }: Socket): number =>
  bytesWritten - writableLength;
