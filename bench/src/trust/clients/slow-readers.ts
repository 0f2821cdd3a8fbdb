import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { endLater } from '../../open-things.ts';

const COMMAND = 'slowhttptest';
const MS = 1000;

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
 * @returns the seconds until the server has closed the last of them; infinite where it does not
 */
export async function slowReaders(readers: Readers): Promise<number> {
  const { url, count, bytesPerSecond, giveUpSeconds } = readers;
  const args = [
    ...['-X', '-c', `${count}`, '-r', `${count}`, '-l', `${giveUpSeconds}`, '-u', url],
    ...['-n', '1', '-z', `${bytesPerSecond}`, '-w', '512', '-y', '1024', '-p', '3'],
  ];
  const begun = performance.now();
  const child = spawn(COMMAND, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = endLater(async () => child.kill());
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  await once(child, 'close');
  await ended();
  const seconds = (performance.now() - begun) / MS;
  return /No open connections left/i.test(output) ? seconds : Number.POSITIVE_INFINITY;
}
