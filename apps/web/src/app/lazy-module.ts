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
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const load = () => {
    loading ??= importModule().then(
      (module) => {
        loaded = module;
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
  return { load, use: () => loaded ?? use(load()) };
}
