import { channel } from 'node:diagnostics_channel';

/** What the process does for its requests and beside them, as far as its duration is of interest. */
interface Work {
  kind: 'render' | 'database write' | 'mail' | 'webhook';
  /** Which one of its kind; one of a few words. */
  detail?: string;
}

/** Some work that has ended. Times are milliseconds since 1970. */
export interface FinishedWork extends Work {
  startedAt: number;
  /** When it stopped waiting for its turn, where it had to. */
  begunAt?: number | undefined;
  endedAt: number;
  failed: boolean;
}

const finished = channel('vitrine:work');

const now = () => performance.timeOrigin + performance.now();

/**
 * Does some work, and tells those who {@link onFinishedWork listen} how long it took. While nobody
 * listens it costs nothing.
 * @param work is handed what it calls once it has its turn, where it has to wait for one
 */
export async function observed<T>(
  { kind, detail }: Work,
  work: (begun: () => void) => Promise<T>,
): Promise<T> {
  if (!finished.hasSubscribers) return work(() => undefined);
  const startedAt = now();
  let begunAt: number | undefined;
  let failed = true;
  try {
    const result = await work(() => {
      begunAt ??= now();
    });
    failed = false;
    return result;
  } finally {
    const work = {
      kind,
      ...(detail ? { detail } : {}),
      startedAt,
      begunAt,
      endedAt: now(),
      failed,
    };
    finished.publish(work satisfies FinishedWork);
  }
}

/**
 * Hears of all work that ends, in the context of the request that it was done for.
 * @returns ends it
 */
export function onFinishedWork(listener: (work: FinishedWork) => void): () => void {
  const hear = (message: unknown) => listener(message as FinishedWork);
  finished.subscribe(hear);
  return () => void finished.unsubscribe(hear);
}
