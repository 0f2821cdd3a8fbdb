import type { EndpointName, RenderedPage, RenderRequest } from '@vitrine/contracts';
import { type Area, baseLocale, type Locale, pathIn, rolesWith } from '@vitrine/contracts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Manifest } from 'vite';
import { m } from '#messages';
import { env } from '../env.ts';
import { type ApiClient, createApiClient, type Transport, trustAnswer } from '../lib/api-client.ts';
import { ApiError } from '../lib/api-error.ts';
import { callKey, type EarlyCalls } from '../lib/early-answers.ts';
import { endpointOf } from '../lib/endpoint-of.ts';
import { httpRequest, inLanguage } from '../lib/http-request.ts';
import { inLocale } from '../lib/locale.ts';
import { officeAreaOf } from '../lib/office-pages.ts';
import type { LayoutModule, PageContext, PageModule } from '../lib/page.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { pageAt, withBase } from '../lib/site-address.ts';
import { ServerRenderContext } from '../lib/use-hydrated.ts';
import { App } from './app.tsx';
import { renderDocument } from './document.ts';
import { collectAnswers } from './initial-state.ts';
import { pageAssets, publicPageAssets } from './page-assets.ts';
import { createPageContext, prefetchPage } from './page-context.ts';
import {
  isClosedIn,
  matchRoute,
  notFoundRoute,
  type Route,
  type RouteMatch,
  refusedRoutes,
  routes,
} from './routes.ts';
import { StartFailure } from './start-failure.tsx';
import { zones } from './zones.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
/** The server keeps such a page no more than a browser does. */
const UNKEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** What every area needs beside its page and frame: the list of their files. */
const AREA_LIST = 'areas.ts';
/** What calls of the API need: after the first screen, whose answers are asked for without. */
const CALL_FILES = ['../lib/browser-transport.ts', '../lib/contract.ts'];
const AREA_START = 'src/area-start.ts';

/**
 * Makes the renderer that the server calls: one request in, one finished page out.
 * @param manifestOf what the client's build wrote for a language
 */
export function createRender(
  manifestOf: (locale: Locale) => Manifest,
  table: readonly Route[] = routes,
) {
  return async (request: RenderRequest): Promise<RenderedPage> => {
    const url = new URL(request.url, request.origin);
    const asks = pageAt(url.pathname);
    const match = matchRoute(asks.path, table);
    const call: Transport = async (name, input) => {
      // which endpoints take a language says the contract; the base language needs none of it
      if (asks.locale === baseLocale) return request.call(name, input);
      const sent = input as { query?: Record<string, unknown> };
      const query = inLanguage(await endpointOf(name), sent.query, asks.locale);
      return request.call(name, query ? { ...sent, query } : sent);
    };
    const api = createApiClient(call, { readAnswer: trustAnswer });
    if (!zones[match.route.zone].rendered) {
      return renderArea(manifestOf(asks.locale), url, match, { api, table });
    }

    const queries = createQueryClient();
    const { origin, sentForm } = request;
    const { params } = match;
    const context = createPageContext({ api, queries, origin, params, search: url.searchParams });
    const asked = await loadPage(match.route);
    await prefetchPage(queries, context, asked);

    const isClosed = isClosedIn(asks.locale, match.route, context);
    const locale = isClosed ? baseLocale : asks.locale;
    const isMissing = isClosed || match.route === notFoundRoute;
    const status = isMissing ? 404 : asked[0].status?.(context);
    if (typeof status === 'object') {
      return { status: 301, headers: { location: pathIn(locale, status.redirectTo) }, html: '' };
    }
    if (status === 404 && request.omitMissing && match.route !== notFoundRoute) {
      return { status: 404, headers: HTML, html: '' };
    }
    const route = status ? refusedRoutes[status] : match.route;
    const [module, layout] = await loadPage(route);
    if (status) await prefetchPage(queries, context, [module, layout]);

    const state = { answers: collectAnswers(queries), refused: status, sentForm };
    const assets = publicPageAssets(manifestOf(locale), [route.file, zones[route.zone].file]);
    const failed = hasFailed(queries);
    // A page that lacks some of its data asks for it again by itself.
    const hydration = failed ? 'when-painted' : route.hydration;
    const html = inLocale(locale, () => {
      const content = renderToString(
        <StaticRouter basename={withBase('')} location={request.url}>
          <App {...{ api, queries, origin, table, sentForm }} refused={status} />
        </StaticRouter>,
      );
      const head = module.head?.(context) ?? { title: '' };
      const start = { hydration, waiting: m.ui_loading(), failed: m.ui_missing_code_message() };
      return renderDocument({ head, origin, assets, content, state, start });
    });
    if (status === 404) return { status, headers: HTML, html };
    if (status === 410) return { status, headers: { ...HTML, ...UNKEPT }, html };
    // The page shows its own error state; nobody should keep it or take it for the content.
    if (failed) return { status: 503, headers: { ...HTML, 'retry-after': '5' }, html };
    const headers = module.fresh ? { ...HTML, ...UNKEPT } : HTML;
    return { status: 200, headers, html, ...(module.framing && { framing: module.framing }) };
  };
}

async function loadPage(route: Route) {
  return Promise.all([route.module.load(), zones[route.zone].layout.load()]);
}

/**
 * A page of a signed-in area: its frame and the skeleton of its screen, the same for everyone and
 * for every search. Nothing private is asked for; the document's first script does that.
 */
async function renderArea(
  manifest: Manifest,
  url: URL,
  { route, params }: RouteMatch,
  surroundings: { api: ApiClient; table: readonly Route[] },
): Promise<RenderedPage> {
  const { api, table } = surroundings;
  const { origin, pathname } = url;
  const { locale, path } = pageAt(pathname);
  const { file, guard } = zones[route.zone];
  const queries = createQueryClient();
  const search = new URLSearchParams();
  const context = createPageContext({ api, queries, origin, params, search });
  const [module, layout] = await loadPage(route);
  await prefetchPage(queries, context, [layout]);
  const state = { answers: collectAnswers(queries) };
  const assets = pageAssets(manifest, [AREA_LIST, file, route.file]);
  const callCode = pageAssets(manifest, CALL_FILES).scripts;
  const base = pathIn(locale, '');
  const data = {
    ...(guard && { 'sign-in': guard.signIn, roles: rolesOf(guard.area, path).join(' ') }),
    ...(base && { base }),
    calls: JSON.stringify(await earlyCalls(context, [layout, module])),
    'call-code': callCode.filter((script) => !assets.scripts.includes(script)).join(' '),
  };
  const script = `/${manifest[AREA_START]?.file ?? ''}`;
  const html = inLocale(locale, () => {
    const rendered = renderToString(
      <ServerRenderContext value>
        <StaticRouter basename={withBase('')} location={pathname}>
          <App {...{ api, queries, origin, table }} />
        </StaticRouter>
      </ServerRenderContext>,
    );
    // the page's policy allows no style in the markup; what libraries write there matters once it moves
    const content = rendered.replaceAll(/ style="[^"]*"/g, '');
    const head = module.head?.(context) ?? { title: '' };
    const area = { script, data, failure: renderToString(<StartFailure />) };
    return renderDocument({ head, origin, assets, content, state, area });
  });
  const headers = { ...HTML, 'x-robots-tag': 'noindex' };
  return { status: 200, headers: hasFailed(queries) ? { ...HTML, ...UNKEPT } : headers, html };
}

/** Whose screen asks the API early: others would be refused. */
const rolesOf = (area: Area, path: string) =>
  rolesWith(area === 'office' ? officeAreaOf(path) : area);

/** Where the API answers what a screen asks for first, apart from what is in the document. */
async function earlyCalls(
  context: PageContext,
  modules: readonly (PageModule | LayoutModule)[],
): Promise<EarlyCalls> {
  const wanted = modules.flatMap((module) => [
    ...('Page' in module ? (module.queries?.(context) ?? []) : []),
    ...(module.earlyQueries?.(context) ?? []),
  ]);
  const calls = wanted.map(async ({ queryKey: [name, input] }) => {
    const endpoint = await endpointOf(name as EndpointName);
    const { url } = httpRequest(endpoint, input as object, { baseUrl: env.apiUrl });
    return [callKey(name as EndpointName, input as object), url];
  });
  return Object.fromEntries(await Promise.all(calls));
}

/** Whether the API could not answer; a refusal is an answer. */
function hasFailed(queries: ReturnType<typeof createQueryClient>): boolean {
  return queries
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error && !(error instanceof ApiError && error.status < 500));
}
