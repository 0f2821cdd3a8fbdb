import { use } from 'react';

/** Code that did not come: the line was down, or a new build has taken its place. */
export class MissingCodeError extends Error {
  /** Asks for it once more. */
  readonly again: () => Promise<unknown>;

  constructor(cause: unknown, again: () => Promise<unknown>) {
    super('Code of the page could not be fetched', { cause });
    this.again = again;
  }
}

/** A module that is loaded when it is needed and then rendered at once. */
export interface LazyModule<T> {
  /** Loads it once; after a failure, again. Rejects with a {@link MissingCodeError}. */
  load(): Promise<T>;
  /** The module in a render: at once when it is here already, suspending until it is. */
  use(): T;
}

/**
 * Unlike `React.lazy`, what is loaded renders without suspending: so the server needs no stream,
 * and the browser takes over the page without a flash.
 */
export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let loading: Promise<T> | undefined;
  let failed = false;
  const begin = () => {
    failed = false;
    // What React reads first: with a status, `use` answers at once instead of suspending.
    const promise: Promise<T> = importModule().then(
      (value) => {
        Object.assign(promise, { status: 'fulfilled', value });
        return value;
      },
      (cause: unknown) => {
        failed = true;
        const reason = new MissingCodeError(cause, load);
        Object.assign(promise, { status: 'rejected', reason });
        throw reason;
      },
    );
    loading = promise;
    return promise;
  };
  // The line may be back at the next try.
  const load = () => (loading && !failed ? loading : begin());
  // Always `use`, also of what is here: a render that suspended here and, done again, did not ask
  // would mix up the hooks after it, and React would render the whole page again.
  // And never a new try: a render that failed is done again, and would ask without end.
  return { load, use: () => use(loading ?? begin()) };
}
