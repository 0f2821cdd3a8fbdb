import type { Endpoints } from '@vitrine/contracts';
import { useEffect } from 'react';
import { afterFirstPaint } from '#lib/after-first-paint.ts';
import { session } from '#lib/session.ts';
import { env } from '../../env.ts';

/** Repeats the contract's path, because importing it would load its schemas; the type compares them. */
const PATH: Endpoints['publicPortfolio.view']['path'] = '/api/public/portfolios/{customUrl}/views/';

/**
 * Tells the server that somebody sees the page, once it is painted and its tab is visible. Failures
 * are ignored. The session goes along, because views by the owner are not counted.
 */
export async function countView(customUrl: string, signal: AbortSignal): Promise<void> {
  await afterFirstPaint();
  await whenVisible(signal);
  if (signal.aborted) return;
  const bearer = session.get()?.token;
  const url = env.apiUrl + PATH.replace('{customUrl}', encodeURIComponent(customUrl));
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
  await fetch(url, { method: 'POST', keepalive: true, headers }).catch(() => undefined);
}

/** Resolves once the tab is visible: a page can be opened in the background, or prerendered. */
function whenVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'visible') done.abort();
    };
    const done = new AbortController();
    done.signal.addEventListener('abort', () => resolve());
    signal.addEventListener('abort', () => done.abort(), { signal: done.signal });
    document.addEventListener('visibilitychange', look, { signal: done.signal });
    if (signal.aborted) done.abort();
    look();
  });
}

/** Counts one view of a published page; none before it is there, and none on the server. */
export function useCountedView(customUrl: string | undefined) {
  useEffect(() => {
    if (!customUrl) return;
    const left = new AbortController();
    void countView(customUrl, left.signal);
    return () => left.abort();
  }, [customUrl]);
}
