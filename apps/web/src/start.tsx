import type { EndpointName } from '@vitrine/contracts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { readInitialState, restoreAnswers } from './app/initial-state.ts';
import { preloadOnIntent } from './app/preload-on-intent.ts';
import { matchRoute, refusedRoutes } from './app/routes.ts';
import { trustServerHead } from './app/use-page-head.ts';
import { zones } from './app/zones.ts';
import { env } from './env.ts';
import { createApiClient } from './lib/api-client.ts';
import { callKey, takeEarlyAnswer } from './lib/early-answers.ts';
import { forgetWithSession } from './lib/forget-with-session.ts';
import { lazyTransport } from './lib/lazy-transport.ts';
import { setLocale } from './lib/locale.ts';
import { savesData } from './lib/network.ts';
import { prepareCalls } from './lib/prepare-calls.ts';
import { createQueryClient } from './lib/query-client.ts';
import { session } from './lib/session.ts';
import { pageAt, withBase } from './lib/site-address.ts';
import { prefersDark, showDark } from './lib/theme-choice.ts';
import { whenAnswered } from './lib/when-answered.ts';

/** On the timeline of the page, from when on it answers; people's tools and tests look for it. */
const ALIVE_MARK = 'alive';

/** Takes over what the server rendered, or renders the page here; resolves when it answers. */
export async function start(root: HTMLElement): Promise<void> {
  const page = pageAt(window.location.pathname);
  setLocale(page.locale);
  const transport = lazyTransport(async () => {
    // the contract comes along: every call reads it
    const [{ createBrowserTransport }] = await Promise.all([
      import('./lib/browser-transport.ts'),
      import('./lib/contract.ts'),
    ]);
    return createBrowserTransport({
      baseUrl: env.apiUrl,
      session,
      confirmSignIn: async () => {
        const dialog = await import('./features/auth/confirm-sign-in.tsx');
        return dialog.confirmSignIn(api);
      },
    });
  });
  const takeEarly = (name: EndpointName, input: object) =>
    takeEarlyAnswer(callKey(name, input), session.get()?.token);
  const api = createApiClient(transport, { takeEarly });
  const queries = createQueryClient();
  const person = session.get()?.email;
  const initialState = readInitialState();
  if (initialState) restoreAnswers(queries, initialState);
  const { refused, sentForm } = initialState ?? {};
  const shown = refused ? refusedRoutes[refused] : matchRoute(page.path).route;
  const zone = zones[shown.zone];
  if (!zone.rendered) showDark(prefersDark());
  // With its code here, the first page renders at once and takes over what the server sent.
  await Promise.all([shown.module.load(), zone.layout.load()]);

  const appOf = (onReady: () => void) => (
    <StrictMode>
      <BrowserRouter basename={withBase('')}>
        <App {...{ api, queries, refused, sentForm, onReady }} origin={window.location.origin} />
      </BrowserRouter>
    </StrictMode>
  );
  if (!savesData()) preloadOnIntent(api, queries);
  await new Promise<void>((resolve) => {
    const app = appOf(resolve);
    if (initialState) {
      trustServerHead();
      hydrateRoot(root, app);
    } else {
      createRoot(root).render(app);
    }
  });
  // only now: without the answers that it came with, a page cannot be taken over as the server left it
  forgetWithSession(session, queries, person);
  document.getElementById('start-failure')?.remove();
  performance.mark(ALIVE_MARK);
  if (zone.rendered) return;
  // what the screen showed first was asked for early; whatever is done on it calls the API
  void whenAnswered(queries).then(prepareCalls);
}
