import { spawn, spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { endLater } from '@vitrine/bench/open-things';
import { sendQueuesOf } from './sockets.ts';

const COMMAND = 'slowhttptest';
const MS = 1000;
/** Where it comes from: it cannot be made to come from elsewhere. */
const TOOL = '127.0.0.1';
const LOOK_MS = 100;

/** Whether the tool for slow clients is there; Node cannot make the window of a connection small. */
export const hasSlowReaders = (): boolean => spawnSync(COMMAND, ['-h']).error === undefined;

interface Readers {
  url: string;
  count: number;
  bytesPerSecond: number;
  giveUpSeconds: number;
}

/**
 * Readers whose systems take some bytes at most that they have not read. What the tool says is no
 * measure: it goes on reading what has come before it sees that its connection was reset.
 * @returns the longest time, in seconds, for which the server's own list of connections has one of
 *   them, from when some of its answer waits for it; infinite where one is not closed
 */
export async function slowReaders(readers: Readers): Promise<number> {
  const { url, count, bytesPerSecond, giveUpSeconds } = readers;
  const args = [
    ...['-X', '-c', `${count}`, '-r', `${count}`, '-l', `${giveUpSeconds}`, '-u', url],
    ...['-n', '1', '-z', `${bytesPerSecond}`, '-w', '8', '-y', '16', '-p', '3'],
  ];
  const child = spawn(COMMAND, args, { stdio: 'ignore' });
  const end = endLater(async () => child.kill());
  const since = new Map<string, number>();
  const begun = performance.now();
  let longest = 0;
  try {
    for (;;) {
      const queues = await sendQueuesOf(TOOL, url);
      const seconds = (performance.now() - begun) / MS;
      for (const [port, waiting] of queues) {
        if (waiting > 0 && !since.has(port)) since.set(port, seconds);
      }
      const left = [...since].filter(([port]) => queues.has(port));
      for (const [, from] of left) longest = Math.max(longest, seconds - from);
      if (since.size >= count && left.length === 0) return longest;
      if (seconds > giveUpSeconds || child.exitCode !== null) return Number.POSITIVE_INFINITY;
      await pause(LOOK_MS);
    }
  } finally {
    await end();
  }
}
