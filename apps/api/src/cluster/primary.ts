import cluster, { type Worker } from 'node:cluster';
import { lockFolder } from '../db/folder-lock.ts';
import { MINUTE_MS, SECOND_MS, systemClock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { type Announcement, announce } from '../startup-banner.ts';
import { createCountsForWorkers } from './count-for-workers.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** How long a worker that ended is waited for before the next one; twice as long each time. */
const FIRST_PAUSE_MS = SECOND_MS;
const LONGEST_PAUSE_MS = 30 * SECOND_MS;
/** A worker that ran for so long was no failed start. */
const STEADY_MS = MINUTE_MS;

interface PrimaryOptions {
  dataFolder: string;
  /** How many workers answer requests. */
  count: number;
  logger: Logger;
}

/**
 * Runs the program in several processes on one machine. This one answers no request: it holds the
 * lock of the data folder, hands connections to the workers in turn, counts for all of them, passes
 * on what they announce, and starts another one when one has ended.
 */
export async function runPrimary({ dataFolder, count, logger }: PrimaryOptions): Promise<void> {
  await lockFolder(dataFolder);
  const runsSince = systemClock.now().toISOString();
  const answerCount = createCountsForWorkers();
  const pauses = createPauses();
  const workers = new Set<Worker>();
  let onDuty: Worker | undefined;
  let isStopping = false;
  let announcement: Announcement | undefined;
  /** Workers of the start that answer, or have ended. */
  let settled = 0;

  const isReady = () => settled >= count;
  const settle = () => {
    settled += 1;
    // last: whoever reads that it is ready may stop it at once
    if (settled === count && announcement) announce(announcement);
  };

  const start = (number: number, isFirst: boolean) => {
    if (isStopping) return;
    const worker = cluster.fork();
    const send = (message: ToWorker) => {
      if (worker.isConnected()) worker.send(message);
    };
    const startedAt = performance.now();
    let hasSettled = false;
    const settleOnce = () => {
      if (!hasSettled && !isReady()) settle();
      hasSettled = true;
    };
    workers.add(worker);
    onDuty ??= worker;
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'hello') {
        const assignment = { number, isFirst, runsSince, hasDuty: worker === onDuty };
        send({ kind: 'assigned', assignment });
        if (isStopping) send({ kind: 'stop' });
      } else if (message.kind === 'news') {
        tellOthers(worker, message.news);
      } else if (message.kind === 'count') {
        send({ kind: 'counted', id: message.id, count: answerCount(message) });
      } else {
        announcement ??= message.announcement;
        settleOnce();
        if (isFirst) for (let other = 1; other < count; other += 1) start(other, false);
      }
    });
    // a line that breaks as it is written to: the end of the worker is told besides
    worker.on('error', () => undefined);
    worker.once('exit', (code, signal) => {
      workers.delete(worker);
      if (onDuty === worker) onDuty = undefined;
      if (isStopping) return;
      // it has said why: what the first one refuses, the next would refuse as well
      if (!announcement) process.exit(code || 1);
      settleOnce();
      const pause = pauses.after(performance.now() - startedAt);
      logger.error(
        { event: 'worker-ended', code, signal, pause },
        'a worker ended; the next starts',
      );
      setTimeout(start, pause, number, false);
    });
  };

  const tellOthers = (sender: Worker, news: string | undefined) => {
    for (const worker of workers) {
      if (worker !== sender && worker.isConnected()) worker.send({ kind: 'news', news });
    }
  };

  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) {
      for (const worker of workers) worker.process.kill('SIGKILL');
      process.exit(1);
    }
    isStopping = true;
    logger.info({ signal, workers: workers.size }, 'stopping');
    const codes = await Promise.all([...workers].map(endOf));
    process.exit(codes.every((code) => code === 0) ? 0 : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  start(0, true);
}

function endOf(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    worker.once('exit', (code) => resolve(code));
    if (worker.isConnected()) worker.send({ kind: 'stop' } satisfies ToWorker);
  });
}

/** Longer and longer while workers end soon after their start. */
function createPauses() {
  let next = FIRST_PAUSE_MS;
  return {
    after(ranMs: number): number {
      if (ranMs >= STEADY_MS) next = FIRST_PAUSE_MS;
      const pause = next;
      next = Math.min(next * 2, LONGEST_PAUSE_MS);
      return pause;
    },
  };
}
