import { PictureRefusedError, type Refusal } from './picture-refused.ts';
import type { PictureTasks } from './picture-tasks.ts';

// What the server and the process that works on pictures tell each other.

export type TaskName = keyof PictureTasks;
export type TaskInput<K extends TaskName> = Parameters<PictureTasks[K]>[0];
export type TaskOutput<K extends TaskName> = Awaited<ReturnType<PictureTasks[K]>>;

export interface PictureTask {
  name: TaskName;
  input: unknown;
}

export type PictureAnswer =
  /** `isSpent`: so much memory is still taken that another process had better do the next task. */
  | { value: unknown; isSpent?: boolean }
  | { refusal: Refusal; most: number }
  /** With its code, e.g. ENOSPC. */
  | { failure: { message: string; code?: string } };

/** An error as it travels between processes. */
export function toAnswer(error: unknown): PictureAnswer {
  if (error instanceof PictureRefusedError) {
    return { refusal: error.refusal, most: error.most };
  }
  const { message = String(error), code } = error as NodeJS.ErrnoException;
  return { failure: { message, ...(code ? { code } : {}) } };
}

/** The value of an answer; an error becomes one again. */
export async function readAnswer(answer: PictureAnswer): Promise<unknown> {
  if ('value' in answer) return answer.value;
  if ('refusal' in answer) throw new PictureRefusedError(answer.refusal, answer.most);
  const { message, code } = answer.failure;
  throw Object.assign(new Error(message), code ? { code } : {});
}
