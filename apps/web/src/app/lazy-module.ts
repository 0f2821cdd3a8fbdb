import { use } from 'react';

/** A module that is loaded when it is needed and then rendered at once. */
export interface LazyModule<T> {
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
  const load = () => {
    loading ??= importModule().then(
      (module) => {
        // What React reads first: with it, `use` returns at once instead of suspending.
        Object.assign(loading ?? {}, { status: 'fulfilled', value: module });
        return module;
      },
      (error: unknown) => {
        // The line may be back at the next try.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  // Always `use`, also of what is here: a render that suspended here and, done again, did not ask
  // would mix up the hooks after it, and React would render the whole page anew.
  return { load, use: () => use(load()) };
}
