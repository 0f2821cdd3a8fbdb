import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server hands to the browser beside the HTML. */
export interface InitialState {
  /** Answers by cache key. No times: the same content makes the same bytes, and the same ETag. */
  answers: readonly (readonly [key: QueryKey, data: unknown])[];
  /** The address was answered with the not-found page. */
  notFound: boolean;
  /** The address was answered with the page that says that a link has ended. */
  ended?: boolean;
}

export const STATE_ID = 'state';

/** Every answer in the cache that came. */
export function collectAnswers(queries: QueryClient): InitialState['answers'] {
  return queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]]));
}

/** Puts the server's answers into the cache, as fresh as the page that they came with. */
export function restoreAnswers(queries: QueryClient, { answers }: InitialState): void {
  for (const [key, data] of answers) queries.setQueryData(key, data);
}

/** Reads the state that the server wrote; undefined when it rendered nothing. */
export function readInitialState(): InitialState | undefined {
  const text = document.getElementById(STATE_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
