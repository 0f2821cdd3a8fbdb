import { cpus } from 'node:os';
import type { Piscina } from 'piscina';
import { workerFile } from '../program-files.ts';
import { SECOND_MS } from './clock.ts';

const QUEUE_LENGTH = 20;
/** The first thread and what it is started with take 16 MB. */
const IDLE_MS = 60 * SECOND_MS;
const MEMORY_MEGABYTES = 16;

/** Hashes passwords without blocking the event loop. */
export interface PasswordHasher {
  /** @throws {HasherBusyError} when too many are waiting */
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash it takes as long and is false, so
   * that an unknown account cannot be told by the time of the answer.
   * @throws {HasherBusyError} when too many are waiting
   */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
  close(): Promise<void>;
}

/** What has the form of a hash of the cost and takes as long to compare with; of no known password. */
export const decoyHash = (cost: number): string =>
  `$2b$${String(cost).padStart(2, '0')}$nobody/has/this/salt.2unobody/has/this/password.2026x`;

/** More passwords are waiting to be hashed than can be soon. */
export class HasherBusyError extends Error {
  override readonly name = 'HasherBusyError';
}

/**
 * bcrypt in a small pool of worker threads: one hash takes a core for a quarter of a second. Threads
 * are started by the first passwords and end when none came for a while.
 * @param cost log2 of the number of rounds
 */
export function createPasswordHasher(cost: number): PasswordHasher {
  const threads = Math.max(1, Math.min(4, cpus().length - 1));
  let pool: Piscina | undefined;
  const run = async <T>(task: object, name: 'hash' | 'verify'): Promise<T> => {
    const { Piscina } = await import('piscina');
    pool ??= new Piscina({
      filename: workerFile('lib/password-hash.worker.ts'),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      maxQueue: QUEUE_LENGTH * threads,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
    });
    if (pool.queueSize >= QUEUE_LENGTH * threads) throw new HasherBusyError('Too many sign-ins.');
    return pool.run(task, { name }) as Promise<T>;
  };
  return {
    hash: (password) => run({ password, cost }, 'hash'),
    verify: async (password, hash) => {
      const matches = await run<boolean>({ password, hash: hash ?? decoyHash(cost) }, 'verify');
      return matches && Boolean(hash);
    },
    close: async () => pool?.destroy(),
  };
}
