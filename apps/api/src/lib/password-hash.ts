import { cpus } from 'node:os';
import type { Piscina } from 'piscina';
import { SECOND_MS } from './clock.ts';
import { createLaneQueue, type Turn } from './lane-queue.ts';
import { decoyHash, HasherBusyError, ownTurn, type PasswordHasher } from './password-hasher.ts';
import { workerFile } from './program-files.ts';

/** In each lane and for each thread: with the usual cost the last of them waits for eight seconds. */
const WAITING = 100;
/** The first thread and what it is started with take 16 MB. */
const IDLE_MS = 60 * SECOND_MS;
const MEMORY_MEGABYTES = 16;

/** Does a task of the worker file; tests hand in their own. */
interface HashingThreads {
  /** How many tasks are done at once. */
  count: number;
  run(task: object, name: 'hash' | 'verify'): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Threads that are started by the first passwords and end when none came for a while: one fewer
 * than there are cores, so that requests always have one.
 */
function startThreads(): HashingThreads {
  const count = Math.max(1, Math.min(4, cpus().length - 1));
  let pool: Piscina | undefined;
  return {
    count,
    async run(task, name) {
      const { Piscina } = await import('piscina');
      pool ??= new Piscina({
        filename: workerFile('lib/password-hash.worker.ts'),
        minThreads: 0,
        maxThreads: count,
        idleTimeout: IDLE_MS,
        concurrentTasksPerWorker: 1,
        // the order is decided before: what comes here finds a thread, or the next that is free
        stricterFIFO: true,
        resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
      });
      return pool.run(task, { name });
    },
    close: async () => pool?.destroy(),
  };
}

/**
 * bcrypt in a small pool of worker threads: one hash takes a core for a good part of a second.
 * @param cost log2 of the number of rounds
 */
export function createPasswordHasher(cost: number, threads = startThreads()): PasswordHasher {
  const queue = createLaneQueue({
    atOnce: threads.count,
    waiting: WAITING * threads.count,
    refusal: () => new HasherBusyError('Too many sign-ins.'),
  });
  const waiting = new Set<object>();
  const run = <T>(turn: Turn, task: object, name: 'hash' | 'verify') => {
    waiting.add(task);
    const work = () => {
      waiting.delete(task);
      return threads.run(task, name) as Promise<T>;
    };
    return queue(turn, work).finally(() => waiting.delete(task));
  };
  return {
    hash: (password, turn = ownTurn) => run<string>(turn, { password, cost }, 'hash'),
    verify: async (password, hash, turn = ownTurn) => {
      const task = { password, hash: hash ?? decoyHash(cost) };
      return (await run<boolean>(turn, task, 'verify')) && Boolean(hash);
    },
    // $2b$10$…
    isOutdated: (hash) => Number(hash.split('$')[2]) !== cost,
    waiting: () => waiting.size,
    close: () => threads.close(),
  };
}
