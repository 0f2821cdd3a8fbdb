import type { RefObject } from 'react';
import { useInView } from './use-in-view.ts';

/** As much of a list that comes some at a time as loading on needs. */
export interface MorePages {
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}

interface LoadOn<E extends Element> {
  /** What loads on when one scrolls near. */
  element: RefObject<E | null>;
  /** For a button: for keyboards, and for when that has failed. */
  load: () => void;
  failed: boolean;
}

/** @param count how many are in the page */
export function useLoadOn<E extends Element>(query: MorePages, count: number): LoadOn<E> {
  const { fetchNextPage, isFetching, isFetchNextPageError } = query;
  const load = () => void fetchNextPage({ cancelRefetch: false });
  // After a failure, only the button loads again.
  const element = useInView<E>(() => {
    if (!isFetching && !isFetchNextPageError) load();
  }, count);
  return { element, load, failed: isFetchNextPageError && !isFetching };
}
