import { cpus } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';

const QUEUE_LENGTH = 20;

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

/** More passwords are waiting to be hashed than can be soon. */
export class HasherBusyError extends Error {
  override readonly name = 'HasherBusyError';
}

/**
 * bcrypt in a small pool of worker threads: one hash takes a core for a quarter of a second.
 * @param cost log2 of the number of rounds
 */
export function createPasswordHasher(cost: number): PasswordHasher {
  const threads = Math.max(1, Math.min(4, cpus().length - 1));
  const pool = new Piscina({
    filename: join(import.meta.dirname, 'password-hash.worker.ts'),
    minThreads: 1,
    maxThreads: threads,
    maxQueue: QUEUE_LENGTH * threads,
    concurrentTasksPerWorker: 1,
  });
  const run = async <T>(task: object, name: 'hash' | 'verify'): Promise<T> => {
    if (pool.queueSize >= QUEUE_LENGTH * threads) throw new HasherBusyError('Too many sign-ins.');
    return pool.run(task, { name }) as Promise<T>;
  };
  const decoy = run<string>({ password: 'nobody has this password', cost }, 'hash');
  decoy.catch(() => undefined);
  return {
    hash: (password) => run({ password, cost }, 'hash'),
    verify: async (password, hash) => {
      const matches = await run<boolean>({ password, hash: hash ?? (await decoy) }, 'verify');
      return matches && Boolean(hash);
    },
    close: () => pool.destroy(),
  };
}
