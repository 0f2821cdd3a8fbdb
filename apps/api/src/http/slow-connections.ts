import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SECOND_MS } from '../lib/clock.ts';

/** How fast a client must send its request and take its answer, over how long a time. */
export interface Pace {
  bytesPerSecond: number;
  windowMs: number;
  sampleMs: number;
}

/** A phone on a line of 400 kbit/s, even one that stalls for twenty seconds, is faster. */
export const SLOWEST_PACE: Pace = {
  bytesPerSecond: 10_000,
  windowMs: 25 * SECOND_MS,
  sampleMs: 2.5 * SECOND_MS,
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

  const isTooSlow = (socket: Socket, direction: Direction): boolean => {
    const known = progresses.get(socket);
    const progress = known?.direction === direction ? known : { direction, samples: [] };
    const now = { at: performance.now(), bytes: movedBytes(socket, direction) };
    const { samples } = progress;
    samples.push(now);
    while (samples[1] && now.at - samples[1].at >= windowMs) samples.shift();
    progresses.set(socket, progress);
    const oldest = samples[0] ?? now;
    return now.at - oldest.at >= windowMs && now.bytes - oldest.bytes < enough;
  };
  const look = () => {
    for (const [socket, res] of connections) {
      const direction = res && awaitedOf(socket, res);
      if (!direction) progresses.delete(socket);
      else if (isTooSlow(socket, direction)) socket.destroy();
    }
  };
  const timer = setInterval(look, sampleMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** What the client has to do next; undefined while it is the server's turn. */
function awaitedOf(socket: Socket, res: ServerResponse): Direction | undefined {
  // events come when something happens; what waits for a reader of them has a bound of its own
  const isEventStream = String(res.getHeader('Content-Type')).startsWith('text/event-stream');
  if (socket.writableLength > 0 && !isEventStream) return 'takes';
  // a body that nobody reads yet, or that is read more slowly than it comes, waits for us
  const { complete, readableFlowing } = res.req;
  return !complete && readableFlowing === true ? 'sends' : undefined;
}

const movedBytes = (socket: Socket, direction: Direction): number =>
  direction === 'sends' ? socket.bytesRead : socket.bytesWritten - socket.writableLength;
