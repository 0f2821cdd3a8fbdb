import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { ToastProvider } from '../components/feedback/toaster.tsx';
import { type ApiClient, createApiClient } from '../lib/api-client.ts';
import { ApiProvider } from '../lib/api-context.ts';
import { createBrowserTransport } from '../lib/browser-transport.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { RouteParamsContext } from '../lib/route-params.ts';
import { session } from '../lib/session.ts';

interface Place {
  /** The address that is open. */
  path?: string;
  /** The pattern of the page's route, for its parameters. */
  pattern?: string;
  /** What the router carries along with the address. */
  state?: unknown;
}

/**
 * Renders in the real providers; what the API answers is said with `server.use(answer(…))`.
 * Leaving the page's pattern shows where one went: `screen.getByTestId('elsewhere')`.
 */
export function renderWithProviders(content: ReactNode, place: Place = {}) {
  const { path = '/', pattern = '*', state } = place;
  const url = new URL(path, window.location.origin);
  const confirmSignIn = async () => {
    const dialog = await import('../features/auth/confirm-sign-in.tsx');
    return dialog.confirmSignIn(api);
  };
  const api: ApiClient = createApiClient(
    createBrowserTransport({ baseUrl: url.origin, session, confirmSignIn }),
  );
  const queries = createQueryClient();
  const defaults = queries.getDefaultOptions();
  // a query whose answer got lost is sent again at once: nobody waits for the line of a test
  queries.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
  const params = matchPath(pattern, url.pathname)?.params ?? {};
  const page = <RouteParamsContext value={params}>{content}</RouteParamsContext>;
  // as the router itself writes it into an entry of the browser's history
  window.history.replaceState({ usr: state, key: 'default' }, '', url);
  const view = render(
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <ToastProvider>
          <BrowserRouter>
            <Routes>
              <Route path={pattern} element={page} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </BrowserRouter>
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { ...view, api, queries, user: userEvent.setup() };
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}
