import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { SentForm } from '@vitrine/contracts';
import { ErrorBoundary } from '../components/feedback/error-boundary.tsx';
import { ToastProvider } from '../components/feedback/toaster.tsx';
import type { ApiClient } from '../lib/api-client.ts';
import { ApiProvider } from '../lib/api-context.ts';
import type { RefusedStatus } from '../lib/page.ts';
import { SiteOriginContext } from '../lib/site-origin.ts';
import { type Route, routes } from './routes.ts';
import { Screen } from './screen.tsx';

interface AppProps {
  api: ApiClient;
  queries: QueryClient;
  /** Scheme and host of the site. */
  origin: string;
  /** What the server answered the first address with, where it showed another page instead. */
  refused?: RefusedStatus | undefined;
  /** The form that the first address was asked with. */
  sentForm?: SentForm | undefined;
  table?: readonly Route[];
  /** The first page has taken over what the server sent, and answers. */
  onReady?: () => void;
}

/** The whole app below its router; the server and the browser render the same. */
export function App({ api, queries, table = routes, ...screen }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <ApiProvider value={api}>
          <ToastProvider>
            <SiteOriginContext value={screen.origin}>
              <Screen {...screen} table={table} />
            </SiteOriginContext>
          </ToastProvider>
        </ApiProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
