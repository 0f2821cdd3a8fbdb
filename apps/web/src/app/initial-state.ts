import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { SentForm } from '@vitrine/contracts';
import type { RefusedStatus } from '../lib/page.ts';

/** What the server hands to the browser beside the HTML. */
export interface InitialState {
  /** Answers by cache key. No times: the same content makes the same bytes, and the same ETag. */
  answers: readonly (readonly [key: QueryKey, data: unknown])[];
  /** The address was answered with the page that is shown in place of one that says this of itself. */
  refused?: RefusedStatus | undefined;
  /** The form that the address was asked with. */
  sentForm?: SentForm | undefined;
}

export const STATE_ID = 'state';

/** Every answer in the cache that came. */
export function collectAnswers(queries: QueryClient): InitialState['answers'] {
  return queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]]));
}

/**
 * Puts the server's answers into the cache, as fresh as the page that they came with. They stay in
 * it: the cache would throw away what no screen shows for five minutes, as long as a phone sleeps
 * while the code of the page comes, and the page would be taken over without them.
 */
export function restoreAnswers(queries: QueryClient, { answers }: InitialState): void {
  const cache = queries.getQueryCache();
  for (const [queryKey, data] of answers) {
    const kept = { queryKey, gcTime: Number.POSITIVE_INFINITY };
    cache.build(queries, queries.defaultQueryOptions(kept)).setData(data, { manual: true });
  }
}

/** Reads the state that the server wrote; undefined when it rendered nothing. */
export function readInitialState(): InitialState | undefined {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
