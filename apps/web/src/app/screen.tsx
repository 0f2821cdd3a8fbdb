import { useQueryClient } from '@tanstack/react-query';
import type { SentForm } from '@vitrine/contracts';
import { Suspense, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/feedback/error-boundary.tsx';
import { LoadingState } from '../components/feedback/loading-state.tsx';
import { useApi } from '../lib/api-context.ts';
import { getLocale } from '../lib/locale.ts';
import type { PageContext, PageModule, PageStatus, RefusedStatus } from '../lib/page.ts';
import { RouteParamsContext } from '../lib/route-params.ts';
import { SentFormContext } from '../lib/sent-form.ts';
import { pageAt, withBase } from '../lib/site-address.ts';
import { ServerRenderContext } from '../lib/use-hydrated.ts';
import { MissingCodeError } from './lazy-module.ts';
import { MissingCode } from './missing-code.tsx';
import { createPageContext, prefetchPage } from './page-context.ts';
import { isClosedIn, matchRoute, refusedRoutes, type Route as SiteRoute } from './routes.ts';
import { usePageHead } from './use-page-head.ts';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';
import { zones } from './zones.ts';

interface ScreenProps {
  origin: string;
  /** What the server answered the first address with, where it showed another page instead. */
  refused?: RefusedStatus | undefined;
  /** The form that the first address was asked with. */
  sentForm?: SentForm | undefined;
  table: readonly SiteRoute[];
  onReady?: (() => void) | undefined;
}

/** By the names of the base language: the router's paths have those of the language that is shown. */
const pathOf = ({ pathname }: Location): string => pageAt(withBase(pathname)).path;

/** The page of the current address in the frame of its zone. */
export function Screen(props: ScreenProps) {
  const { origin, refused, sentForm, table, onReady } = props;
  const location = useLocation();
  const match = matchRoute(pathOf(location), table);
  // The first entry of a visit has no key of its own.
  const isFirst = location.key === 'default';
  const route = isFirst && refused ? refusedRoutes[refused] : match.route;
  const boundary = { resetKey: location.pathname, fallback: ofMissingCode };
  return (
    <RouteParamsContext value={match.params}>
      <ErrorBoundary {...boundary}>
        <Suspense fallback={<LoadingState />}>
          <Frame key={route.zone} route={route}>
            <ErrorBoundary {...boundary}>
              <SentFormContext value={isFirst ? sentForm : undefined}>
                <PageView key={location.pathname} route={route} origin={origin} />
              </SentFormContext>
            </ErrorBoundary>
            {onReady ? <Ready onReady={onReady} /> : null}
          </Frame>
        </Suspense>
      </ErrorBoundary>
    </RouteParamsContext>
  );
}

/** After the page beside it, and what its effects changed at once, such as a token that was read. */
function Ready({ onReady }: { onReady: () => void }) {
  const [committed, setCommitted] = useState(false);
  useEffect(() => setCommitted(true), []);
  useEffect(() => {
    if (committed) onReady();
  }, [committed, onReady]);
  return null;
}

const ofMissingCode = (error: unknown, retry: () => void) =>
  error instanceof MissingCodeError ? <MissingCode error={error} onArrival={retry} /> : undefined;

function Frame({ route, children }: { route: SiteRoute; children: React.ReactNode }) {
  const { Layout } = zones[route.zone].layout.use();
  return <Layout>{children}</Layout>;
}

function PageView({ route, origin }: { route: SiteRoute; origin: string }) {
  const module = route.module.use();
  const onServer = use(ServerRenderContext);
  const context = usePageContext(route, origin);
  const queries = useQueryClient();
  const status = usePageStatus(route, module, context);
  const refused = typeof status === 'number' ? refusedRoutes[status] : undefined;
  usePageHead(refused ?? route, context);
  useScrollOnNavigation();
  useEffect(() => {
    void prefetchPage(queries, context, [module]);
  }, [queries, context, module]);
  if (refused) return <Refused route={refused} />;
  if (typeof status === 'object') return <Navigate to={status.redirectTo} replace />;
  const Shown = (onServer && module.Skeleton) || module.Page;
  return <Shown />;
}

function Refused({ route }: { route: SiteRoute }) {
  const { Page } = route.module.use();
  return <Page />;
}

function usePageContext(route: SiteRoute, origin: string): PageContext {
  const api = useApi();
  const queries = useQueryClient();
  const location = useLocation();
  const { search } = location;
  const path = pathOf(location);
  return useMemo(() => {
    const { params } = matchRoute(path, [route]);
    return createPageContext({ api, queries, origin, params, search: new URLSearchParams(search) });
  }, [api, queries, origin, path, search, route]);
}

/** What the page says it is, followed as its data comes in. */
function usePageStatus(route: SiteRoute, module: PageModule, context: PageContext): PageStatus {
  const cache = useQueryClient().getQueryCache();
  // As text, because a snapshot must be equal to itself for as long as nothing changed.
  const statusOf = () => (isClosedIn(getLocale(), route, context) ? 404 : module.status?.(context));
  const read = () => JSON.stringify(statusOf() ?? null);
  const text = useSyncExternalStore((listener) => cache.subscribe(listener), read, read);
  return useMemo(() => JSON.parse(text) ?? undefined, [text]);
}
