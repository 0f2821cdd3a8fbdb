import type { RenderedPage, RenderRequest } from '@vitrine/contracts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Manifest } from 'vite';
import { m } from '#messages';
import { createApiClient } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Head } from '../lib/head.ts';
import { baseLocale, inLocale } from '../lib/locale.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { App } from './app.tsx';
import { renderDocument } from './document.ts';
import { collectAnswers } from './initial-state.ts';
import { pageAssets } from './page-assets.ts';
import { createPageContext, prefetchPage } from './page-context.ts';
import { matchRoute, notFoundRoute, type Route, routes } from './routes.ts';
import { Shell } from './shell.tsx';
import { zones } from './zones.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
/** The server keeps such a page no more than a browser does. */
const UNKEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Lists the files of the signed-in areas, and is asked for before them. */
const AREAS = 'areas.ts';

/** Makes the renderer that the server calls: one request in, one finished page out. */
export function createRender(manifest: Manifest, table: readonly Route[] = routes) {
  return async (request: RenderRequest): Promise<RenderedPage> => {
    const url = new URL(request.url, request.origin);
    const match = matchRoute(url.pathname, table);
    if (!zones[match.route.zone].rendered) return renderShell(manifest, url, match.route);

    const api = createApiClient((name, input) => request.call(name, input));
    const queries = createQueryClient();
    const { origin } = request;
    const { params } = match;
    const context = createPageContext({ api, queries, origin, params, search: url.searchParams });
    const asked = await loadPage(match.route);
    await prefetchPage(queries, context, asked);

    const status = match.route === notFoundRoute ? 404 : asked[0].status?.(context);
    if (status !== undefined && status !== 404) {
      return { status: 301, headers: { location: status.redirectTo }, html: '' };
    }
    if (status === 404 && request.omitMissing && match.route !== notFoundRoute) {
      return { status: 404, headers: HTML, html: '' };
    }
    const route = status === 404 ? notFoundRoute : match.route;
    const [module, layout] = await loadPage(route);
    if (status === 404) await prefetchPage(queries, context, [module, layout]);

    const state = { answers: collectAnswers(queries), notFound: status === 404 };
    const { content, head } = inLocale(baseLocale, () => ({
      head: module.head?.(context) ?? { title: '' },
      content: renderToString(
        <StaticRouter location={request.url}>
          <App {...{ api, queries, origin, table }} startsNotFound={state.notFound} />
        </StaticRouter>,
      ),
    }));
    const assets = pageAssets(manifest, [route.file, zones[route.zone].file]);
    const failed = hasFailed(queries);
    // A page that lacks some of its data asks for it again by itself.
    const hydration = failed ? 'when-painted' : route.hydration;
    const start = { hydration, waiting: m.ui_loading(), failed: m.ui_missing_code_message() };
    const html = renderDocument({ head, origin, lang: baseLocale, assets, content, state, start });
    if (status === 404) return { status: 404, headers: HTML, html };
    // The page shows its own error state; nobody should keep it or take it for the content.
    if (failed) return { status: 503, headers: { ...HTML, 'retry-after': '5' }, html };
    return { status: 200, headers: module.fresh ? { ...HTML, ...UNKEPT } : HTML, html };
  };
}

async function loadPage(route: Route) {
  return Promise.all([route.module.load(), zones[route.zone].layout.load()]);
}

/** The signed-in areas: a page that waits for the browser to fill it, and that no crawler keeps. */
function renderShell(manifest: Manifest, url: URL, { zone, file }: Route): RenderedPage {
  const { head, content } = inLocale(baseLocale, () => ({
    head: {
      title: zone === 'admin' ? m.app_admin_title() : m.layout_your_account(),
      robots: 'noindex',
    } satisfies Head,
    content: renderToString(<Shell />),
  }));
  const assets = pageAssets(manifest, [AREAS, zones[zone].file, file]);
  const shell = { head, origin: url.origin, lang: baseLocale, assets, content, state: undefined };
  return {
    status: 200,
    headers: { ...HTML, 'x-robots-tag': 'noindex' },
    html: renderDocument(shell),
  };
}

/** Whether the API could not answer; a refusal is an answer. */
function hasFailed(queries: ReturnType<typeof createQueryClient>): boolean {
  return queries
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error && !(error instanceof ApiError && error.status < 500));
}
