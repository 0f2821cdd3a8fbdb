/** Something did not answer in the time it was given. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Waits for some work, but no longer than this. The work itself goes on.
 * @throws {TimeLimitError}
 */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const giveUp = () => late.reject(new TimeLimitError(`No answer in ${ms} ms.`));
  // an answer may be here already, where it was this process that was busy
  const timer = setTimeout(() => setTimeout(giveUp), ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Asks once for all who ask before the answer is there. */
export function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
