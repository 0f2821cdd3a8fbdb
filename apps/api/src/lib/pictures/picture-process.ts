import { type ChildProcess, fork } from 'node:child_process';
import { SECOND_MS } from '../clock.ts';
import { workerFile } from '../program-files.ts';
import {
  type PictureAnswer,
  readAnswer,
  type TaskInput,
  type TaskName,
  type TaskOutput,
} from './picture-messages.ts';
import { PictureRefusedError } from './picture-refused.ts';

const MEBIBYTE = 1024 * 1024;

interface Limits {
  /** Most memory that a task may take beside what the idle process does. */
  memoryBytes: number;
  /** A task that takes longer is given up. */
  timeLimitMs: number;
  /** The process ends when no task came for so long. */
  idleMs: number;
}

/**
 * AVIF of 16 megapixels takes 300 MB, other pictures of 50 megapixels 350 MB; with margin (decision
 * 0042). The longest task is a tenth of the time on a quiet machine.
 */
const LIMITS: Limits = {
  memoryBytes: 448 * MEBIBYTE,
  timeLimitMs: 60 * SECOND_MS,
  idleMs: 15 * SECOND_MS,
};

/** The process ended in the middle of a task, for whatever reason. */
export class PictureProcessEndedError extends Error {
  override readonly name = 'PictureProcessEndedError';
}

/** Runs tasks in a process of its own. The caller hands in the next one when the last has ended. */
export interface PictureProcess {
  /**
   * @throws {PictureRefusedError} what the task says, and `too-heavy` where it takes too much memory or time
   * @throws {PictureProcessEndedError} when the process was killed or crashed; the next task starts another
   */
  run<K extends TaskName>(name: K, input: TaskInput<K>): Promise<TaskOutput<K>>;
  /** Of the running process; undefined while there is none. */
  pid(): number | undefined;
  close(): void;
}

/** Starts the process with its first task and ends it when it has been idle for a while. */
export function createPictureProcess(limits: Partial<Limits> = {}): PictureProcess {
  const { memoryBytes, timeLimitMs, idleMs } = { ...LIMITS, ...limits };
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const close = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const start = (): ChildProcess => {
    const started = startChild(memoryBytes);
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.once('exit', forget).once('error', forget);
    return started;
  };
  const perform = (worker: ChildProcess, task: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(limit);
        worker.off('message', onAnswer).off('exit', onEnd).off('error', onEnd);
        finish();
      };
      const onAnswer = (answer: PictureAnswer) =>
        settle(() => {
          const isOver = 'isSpent' in answer ? answer.isSpent : isTooHeavy(answer);
          if (isOver) close();
          resolve(readAnswer(answer));
        });
      const onEnd = () => settle(() => reject(new PictureProcessEndedError('ended in a task')));
      const limit = setTimeout(
        () =>
          settle(() => {
            close();
            reject(new PictureRefusedError('too-heavy'));
          }),
        timeLimitMs,
      );
      worker.once('message', onAnswer).once('exit', onEnd).once('error', onEnd);
      // one that is gone says so with `exit`
      worker.send?.(task, () => undefined);
    });

  return {
    pid: () => child?.pid,
    close,
    async run<K extends TaskName>(name: K, input: TaskInput<K>) {
      clearTimeout(idle);
      child ??= start();
      try {
        return (await perform(child, { name, input })) as TaskOutput<K>;
      } finally {
        clearTimeout(idle);
        idle = setTimeout(close, idleMs).unref();
      }
    },
  };
}

/** One that took too much memory ends itself. */
const isTooHeavy = (answer: PictureAnswer) => 'refusal' in answer && answer.refusal === 'too-heavy';

function startChild(memoryBytes: number): ChildProcess {
  const child = fork(workerFile('lib/pictures/pictures.worker.ts'), [String(memoryBytes)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    // nothing of the server's settings, secrets among them; with one heap for each thread, what a
    // picture took would not be given back
    env: { MALLOC_ARENA_MAX: '2' },
  });
  // it never keeps the server from ending
  child.unref();
  child.channel?.unref();
  return child;
}
