import PQueue from 'p-queue';
import { ProblemError } from './problem-error.ts';

/** Runs tasks a few at a time; the rest wait in the order they came. */
type WorkQueue = <T>(task: () => Promise<T>) => Promise<T>;

interface Limits {
  atOnce: number;
  /** More than so many waiting are refused with {@link ProblemError} `unavailable`. */
  waiting: number;
  retryAfterSeconds: number;
}

/** For work that takes a core for seconds. */
export function createWorkQueue({ atOnce, waiting, retryAfterSeconds }: Limits): WorkQueue {
  const queue = new PQueue({ concurrency: atOnce });
  return async (task) => {
    if (queue.pending >= atOnce && queue.size >= waiting) {
      throw new ProblemError('unavailable', 'busy', {
        retryAfterSeconds,
      });
    }
    return queue.add(task);
  };
}
