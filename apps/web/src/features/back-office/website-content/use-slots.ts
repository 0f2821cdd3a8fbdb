import { useQueries } from '@tanstack/react-query';
import { type ContentType, contentTypes } from '@vitrine/contracts';
import { useApi } from '../../../lib/api-context.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import type { ContentItem } from './content-item.ts';
import { listEndpoint, listUrl, type Reading, requestedTypes } from './reading.ts';

export interface Slot {
  type: ContentType;
  /** Undefined until it is known, and for good where nobody asked. */
  items: readonly ContentItem[] | undefined;
  state: 'loading' | 'ready' | 'failed';
  /** What filled it, as errors name it; undefined where nobody asked. */
  url: string | undefined;
  retry: () => void;
}

/** The six slots of the screen, filled by position with what the reading asks for (WEB-06). */
export function useSlots(reading: Reading): Slot[] {
  const api = useApi();
  const types = requestedTypes(reading);
  const answers = useQueries({
    queries: types.map((type) => endpointQuery(api, listEndpoint(type))),
  });
  return contentTypes.map((type, position) => {
    const asked = types[position];
    const answer = answers[position];
    const nobodyAsked = { type, items: undefined, state: 'ready' as const, url: undefined };
    if (!asked || !answer) return { ...nobodyAsked, retry: () => undefined };
    const items: readonly ContentItem[] | undefined = answer.data;
    const state = items ? 'ready' : answer.isError ? 'failed' : 'loading';
    return { type, items, state, url: listUrl(asked), retry: () => void answer.refetch() };
  });
}
