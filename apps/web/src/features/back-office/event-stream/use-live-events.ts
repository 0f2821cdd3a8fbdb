import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { after } from '#lib/clock.ts';
import { logFailure } from '#lib/log.ts';
import { whenAnswered } from '#lib/when-answered.ts';

/** When its code did not come, it is asked for again so much later. */
const RETRY_MS = 30_000;

/**
 * Shows what arrives while the back-office is open. Its code comes after the screen has what it
 * asked for first: on a slow line it would hold that back.
 */
export function useLiveEvents(): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const ended = new AbortController();
    void connect(api, queries, ended.signal);
    return () => ended.abort();
  }, [api, queries]);
}

async function connect(api: ApiClient, queries: QueryClient, ended: AbortSignal): Promise<void> {
  await whenAnswered(queries, ended);
  if (ended.aborted) return;
  try {
    const { startLiveEvents } = await import('./live-events.ts');
    if (!ended.aborted) ended.addEventListener('abort', startLiveEvents(api, queries));
  } catch (error) {
    logFailure('The code of live events did not come', error);
    const callOff = after(RETRY_MS, () => void connect(api, queries, ended));
    ended.addEventListener('abort', callOff);
  }
}
