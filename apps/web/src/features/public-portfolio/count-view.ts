import type { Endpoints } from '@vitrine/contracts';
import { useEffect } from 'react';
import { afterFirstPaint } from '#lib/after-first-paint.ts';
import { session } from '#lib/session.ts';
import { env } from '../../env.ts';

/** As in the contract, whose value would bring its schemas along; the type keeps the two equal. */
const PATH: Endpoints['publicPortfolio.view']['path'] = '/api/public/portfolios/{customUrl}/views/';

/**
 * Tells the server that somebody sees the page, once it is shown and in front. Nobody waits for
 * it, and what goes wrong is nobody's concern. Who is signed in says so: owners are not counted.
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

/** A page can be opened in a tab that nobody looks at, or before anybody asked for it. */
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
