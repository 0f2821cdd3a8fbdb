import { ProblemError } from './problem-error.ts';

/** Runs tasks a few at a time; the rest wait in the order they came. */
export type WorkQueue = <T>(task: () => Promise<T>) => Promise<T>;

interface Limits {
  atOnce: number;
  /** More than so many waiting are refused with {@link ProblemError} `unavailable`. */
  waiting: number;
  retryAfterSeconds: number;
}

/** For work that takes a core for seconds. */
export function createWorkQueue({ atOnce, waiting, retryAfterSeconds }: Limits): WorkQueue {
  const line: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= atOnce) {
      if (line.length >= waiting) {
        throw new ProblemError('unavailable', 'The server is busy; try again in a moment.', {
          retryAfterSeconds,
        });
      }
      // whoever finishes hands its place over, so that nobody newer slips in between
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
