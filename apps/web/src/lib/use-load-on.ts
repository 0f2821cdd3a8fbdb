import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

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

/** How far outside of the view an element counts as near. */
const AHEAD = '600px';

/**
 * Calls when the element comes near the view, and again after each `change` for as long as it is
 * there. Does nothing where the browser cannot tell.
 */
function useInView<E extends Element>(onNear: () => void, change: unknown) {
  const element = useRef<E>(null);
  const near = useEffectEvent(onNear);
  // A new observer reports once at its start, so each change checks again.
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [change]);
  return element;
}
