import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from './api-error.ts';

const FRESH_MS = 60_000;
const NETWORK_RETRIES = 2;

/** A cache for one visitor, or for one request on the server. */
export function createQueryClient(): QueryClient {
  const server = typeof window === 'undefined';
  return new QueryClient({
    defaultOptions: {
      // Without a line a request fails at once and says so, where the library would wait in silence.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        // The server said no: asking again changes nothing. A bad line is worth another try.
        retry: (failures, error) =>
          !server && error instanceof NetworkError && failures < NETWORK_RETRIES,
      },
    },
  });
}
