import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api-client.ts';
import { pageAt } from '../lib/site-address.ts';
import { createPageContext, prefetchPage } from './page-context.ts';
import { matchRoute } from './routes.ts';
import { zones } from './zones.ts';

/** Starts loading a page, and what it shows, when a link to it is pointed at or focused. */
export function preloadOnIntent(api: ApiClient, queries: QueryClient): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target) return;
    if (link.pathname === window.location.pathname) return;
    void preloadPage(new URL(link.href), api, queries);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, preload, { passive: true });
  }
}

async function preloadPage(url: URL, api: ApiClient, queries: QueryClient): Promise<void> {
  const { route, params } = matchRoute(pageAt(url.pathname).path);
  const { origin, searchParams: search } = url;
  const context = createPageContext({ api, queries, origin, params, search });
  try {
    const modules = await Promise.all([route.module.load(), zones[route.zone].layout.load()]);
    if (zones[route.zone].rendered) await prefetchPage(queries, context, modules);
  } catch {
    // What fails here is asked for again, and shown, when the link is followed.
  }
}
