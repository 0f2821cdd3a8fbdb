/** Where the process is between its start and its end. */
export interface Lifecycle {
  readonly startedAt: Date;
  /** It was asked to end: it still answers, and nothing new should be sent to it. */
  readonly closing: AbortSignal;
  /** From now on it is about to end. */
  close(): void;
}

export function createLifecycle(startedAt: Date): Lifecycle {
  const ending = new AbortController();
  return { startedAt, closing: ending.signal, close: () => ending.abort() };
}
