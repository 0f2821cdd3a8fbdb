import { problemTexts } from '@vitrine/contracts';
import { ProblemError } from './problem-error.ts';

/** Runs tasks one at a time; those for whom they run take turns. */
type FairQueue = <T>(whom: string, task: () => Promise<T>) => Promise<T>;

interface Limits {
  /** Most that wait for one account. */
  waitingEach: number;
  /** Most that wait in all. */
  waiting: number;
  retryAfterSeconds: number;
}

/**
 * For work that takes a core for seconds: however much one account sends, another waits for one
 * task of it at most. What is too much is refused with {@link ProblemError} `unavailable`.
 */
export function createFairQueue({ waitingEach, waiting, retryAfterSeconds }: Limits): FairQueue {
  /** What waits for each; whose turn is next comes first. */
  const lines = new Map<string, (() => Promise<void>)[]>();
  let count = 0;
  let isRunning = false;

  const takeNext = (): (() => Promise<void>) | undefined => {
    const [first] = lines;
    if (!first) return undefined;
    const [whom, line] = first;
    const task = line.shift();
    lines.delete(whom);
    if (line.length > 0) lines.set(whom, line);
    count -= 1;
    return task;
  };
  const runAll = async (): Promise<void> => {
    isRunning = true;
    for (let task = takeNext(); task; task = takeNext()) await task();
    isRunning = false;
  };

  return (whom, task) =>
    new Promise((resolve, reject) => {
      const line = lines.get(whom) ?? [];
      if (isRunning && (count >= waiting || line.length >= waitingEach)) {
        throw new ProblemError('unavailable', problemTexts.busy, { retryAfterSeconds });
      }
      line.push(() => task().then(resolve, reject));
      lines.set(whom, line);
      count += 1;
      if (!isRunning) void runAll();
    });
}
