import { spawn, spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { endLater } from '@vitrine/bench/open-things';
import { connectionsFrom } from './sockets.ts';

const COMMAND = 'slowhttptest';
const MS = 1000;
/** Where it comes from: it cannot be told to come from elsewhere. */
const TOOL = '127.0.0.1';
/** The tool itself asks now and then whether the server is there. */
const PROBES = 1;

/** Whether the tool for slow clients is there; Node cannot make the window of a connection small. */
export const hasSlowReaders = (): boolean => spawnSync(COMMAND, ['-h']).error === undefined;

interface Readers {
  url: string;
  count: number;
  bytesPerSecond: number;
  giveUpSeconds: number;
}

/**
 * Readers whose systems take a kilobyte at most that they have not read.
 * @returns the seconds from the last one's connection until the server, whose own list of connections
 *   counts, has closed all of them; infinite where it does not
 */
export async function slowReaders(readers: Readers): Promise<number> {
  const { url, count, bytesPerSecond, giveUpSeconds } = readers;
  const args = [
    ...['-X', '-c', `${count}`, '-r', `${count}`, '-l', `${giveUpSeconds}`, '-u', url],
    ...['-n', '1', '-z', `${bytesPerSecond}`, '-w', '512', '-y', '1024', '-p', '3'],
  ];
  const child = spawn(COMMAND, args, { stdio: 'ignore' });
  const end = endLater(async () => child.kill());
  const readersLeft = async () => (await connectionsFrom(TOOL, url)) - PROBES;
  try {
    while ((await readersLeft()) < count - PROBES) {
      if (child.exitCode !== null) return Number.POSITIVE_INFINITY;
      await pause(MS / 4);
    }
    const begun = performance.now();
    for (;;) {
      const seconds = (performance.now() - begun) / MS;
      const left = await readersLeft();
      if (left <= 0) return seconds;
      if (seconds > giveUpSeconds || child.exitCode !== null) return Number.POSITIVE_INFINITY;
      await pause(MS / 4);
    }
  } finally {
    await end();
  }
}
