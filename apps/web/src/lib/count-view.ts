import type { Endpoints } from '@vitrine/contracts';
import { env } from '../env.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { BrowserStorage } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

const counted = new Set<string>();

// They repeat the contract's paths, because importing it would load its schemas; the types compare them.
const BY_NAME: Endpoints['publicPortfolio.view']['path'] =
  '/api/public/portfolios/{customUrl}/views/';
const BY_LINK: Endpoints['sharedPortfolio.view']['path'] = '/api/public/share-links/{token}/views/';

/** Where a view of a page is reported. */
export const viewsOf = {
  page: (customUrl: string) => BY_NAME.replace('{customUrl}', encodeURIComponent(customUrl)),
  link: (token: string) => BY_LINK.replace('{token}', encodeURIComponent(token)),
} as const;

/**
 * Tells the server that someone sees the page, once it is painted and its tab is visible. Failures
 * are ignored. The session goes along, because views by the owner are not counted. Once for each
 * page: the app, should it start, does not count again what was counted before it.
 * @param path where it is reported, see {@link viewsOf}
 */
export async function countView(path: string, signal?: AbortSignal): Promise<void> {
  await afterFirstPaint();
  await whenVisible(signal);
  if (signal?.aborted || counted.has(path)) return;
  counted.add(path);
  // not by way of the session, which the app brings along
  const bearer = new BrowserStorage('localStorage').get(storageKeys.accessToken);
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
  await fetch(env.apiUrl + path, { method: 'POST', keepalive: true, headers }).catch(
    () => undefined,
  );
}

/** Resolves once the tab is visible: a page can be opened in the background, or prerendered. */
function whenVisible(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'visible') done.abort();
    };
    const done = new AbortController();
    done.signal.addEventListener('abort', () => resolve());
    signal?.addEventListener('abort', () => done.abort(), { signal: done.signal });
    document.addEventListener('visibilitychange', look, { signal: done.signal });
    if (signal?.aborted) done.abort();
    look();
  });
}
