import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointKey } from '../../../lib/endpoint-query.ts';

const NAME = 'portfolio';
let shared: BroadcastChannel | undefined;

/** One for the page: a channel does not hear itself. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  shared ??= new BroadcastChannel(NAME);
  return shared;
}

/** Lets this person's other tabs know that the portfolio changed. */
export function tellOtherTabs(): void {
  channel()?.postMessage('changed');
}

/** Fetches the portfolio again when another tab changed it. */
export function useOtherTabs(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () =>
      void queries.invalidateQueries({ queryKey: endpointKey('portfolio.get') });
    const tabs = channel();
    tabs?.addEventListener('message', refresh);
    return () => tabs?.removeEventListener('message', refresh);
  }, [queries]);
}
