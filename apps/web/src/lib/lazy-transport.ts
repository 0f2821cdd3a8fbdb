import type { Transport } from './api-client.ts';
import { NetworkError } from './api-error.ts';

/**
 * A transport whose code is fetched with the first call: a page that the server rendered shows
 * itself without one. A failed download counts as a network failure; the next call tries
 * again.
 */
export function lazyTransport(load: () => Promise<Transport>): Transport {
  let loading: Promise<Transport> | undefined;
  return async (...call) => {
    loading ??= load();
    const transport = await loading.catch((error: unknown) => {
      loading = undefined;
      throw new NetworkError(error);
    });
    return transport(...call);
  };
}
