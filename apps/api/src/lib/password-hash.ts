import { cpus } from 'node:os';
import type { Piscina } from 'piscina';
import { workerFile } from '../program-files.ts';
import { SECOND_MS } from './clock.ts';
import { createLaneQueue, type Turn } from './lane-queue.ts';

/** In each lane and for each thread: with the usual cost the last of them waits for eight seconds. */
const WAITING = 100;
/** The first thread and what it is started with take 16 MB. */
const IDLE_MS = 60 * SECOND_MS;
const MEMORY_MEGABYTES = 16;

/** Whose password it is; what the process does by itself is nobody's. */
type PasswordTurn = readonly [
  lane: 'sign-in' | 'known device' | 'failed before' | 'registration' | 'account' | 'process',
  client: string,
  account: string,
];
const ownTurn: PasswordTurn = ['process', '', ''];

/**
 * Hashes passwords without blocking the event loop. Those who ask get their turns one after the
 * other, so that a flood of passwords from one client keeps nobody else waiting.
 */
export interface PasswordHasher {
  /** @throws {HasherBusyError} when too many are waiting, and this client has most of them */
  hash(password: string, turn?: PasswordTurn): Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash it takes as long and is false, so
   * that an unknown account cannot be told by the time of the answer.
   * @throws {HasherBusyError} when too many are waiting, and this client has most of them
   */
  verify(password: string, hash: string | null | undefined, turn?: PasswordTurn): Promise<boolean>;
  /** Whether a hash was made with another cost than passwords are hashed with now. */
  isOutdated(hash: string): boolean;
  /** How many passwords wait for their turn. */
  waiting(): number;
  close(): Promise<void>;
}

/** What has the form of a hash of the cost and takes as long to compare with; of no known password. */
export const decoyHash = (cost: number): string =>
  `$2b$${String(cost).padStart(2, '0')}$nobody/has/this/salt.2unobody/has/this/password.2026x`;

/** More passwords are waiting to be hashed than can be soon. */
export class HasherBusyError extends Error {
  override readonly name = 'HasherBusyError';
}

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
