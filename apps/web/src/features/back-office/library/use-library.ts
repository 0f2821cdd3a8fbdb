import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.ts';

/** Finds every list of the library's pictures in the cache, whatever is searched for. */
export const libraryLists = ['library'] as const;

/** The pictures of the library, some at a time. */
export function useLibrary(q: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...libraryLists, q],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) =>
      api.call('library.list', { query: { q, ...(after && { after }) } }, { signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
