import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ErrorBoundary } from '../components/feedback/error-boundary.tsx';
import { ToastProvider } from '../components/feedback/toaster.tsx';
import type { ApiClient } from '../lib/api-client.ts';
import { ApiProvider } from '../lib/api-context.ts';
import { Screen } from './screen.tsx';

interface AppProps {
  api: ApiClient;
  queries: QueryClient;
  /** Scheme and host of the site. */
  origin: string;
  /** The server answered the first address with the not-found page. */
  startsNotFound: boolean;
}

/** The whole app below its router; the server and the browser render the same. */
export function App({ api, queries, ...screen }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <ApiProvider value={api}>
          <ToastProvider>
            <Screen {...screen} />
          </ToastProvider>
        </ApiProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
