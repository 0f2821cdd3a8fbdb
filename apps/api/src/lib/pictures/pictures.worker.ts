import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import sharp from 'sharp';
import { type PictureAnswer, type PictureTask, toAnswer } from './picture-messages.ts';
import { PictureRefusedError } from './picture-refused.ts';
import { pictureTasks } from './picture-tasks.ts';

// A process of its own (see picture-process.ts): what a picture unpacks into, and what a broken one
// does to its decoder, happens here and never to the server. It gets its tasks one at a time.

const MEBIBYTE = 1024 * 1024;
const WATCH_MS = 10;
/** Between the limit that this process keeps by itself and the one that the system enforces. */
const MARGIN_BYTES = 256 * MEBIBYTE;
const LOW_PRIORITY = 10;
/** What a phone photo leaves behind is given back late; the next picture would come on top of it. */
const SPENT_BYTES = 96 * MEBIBYTE;

// its cache keeps files open, so that removed ones would still take disk space
sharp.cache(false);
// one processor stays for the server where there are several
sharp.concurrency(Math.max(1, availableParallelism() - 1));

const [memoryBytes = 0] = process.argv.slice(2).map(Number);
const idleBytes = process.memoryUsage.rss();
const grownBytes = () => process.memoryUsage.rss() - idleBytes;
limitBySystem();

// anyone who stops the server with Ctrl+C lets requests finish; this process ends with its channel
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (task: PictureTask) => void run(task));

async function run({ name, input }: PictureTask): Promise<void> {
  const watch = setInterval(endWhenTooLarge, WATCH_MS);
  const perform = pictureTasks[name] as (given: unknown) => Promise<unknown>;
  const answer = await perform(input).then(
    (value): PictureAnswer => ({ value, isSpent: grownBytes() > SPENT_BYTES }),
    (error: unknown) => toAnswer(error),
  );
  clearInterval(watch);
  process.send?.(answer);
}

/** Pictures are decoded on other threads, so that this timer comes in time. */
function endWhenTooLarge(): void {
  if (grownBytes() <= memoryBytes) return;
  const answer = toAnswer(new PictureRefusedError('too-heavy'));
  process.send?.(answer, () => process.kill(process.pid, 'SIGKILL'));
}

/** Where there is Linux: a wall behind the watch, and this process the first to go when memory runs out. */
function limitBySystem(): void {
  try {
    setPriority(LOW_PRIORITY);
    writeFileSync('/proc/self/oom_score_adj', '1000');
    const [, kibibytes] = /VmData:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    const most = Number(kibibytes) * 1024 + memoryBytes + MARGIN_BYTES;
    const limit = ['--pid', String(process.pid), `--data=${most}`];
    execFileSync('/usr/bin/prlimit', limit, { stdio: 'ignore' });
  } catch {
    // another system, or an image without the command: the watch holds without it
  }
}
