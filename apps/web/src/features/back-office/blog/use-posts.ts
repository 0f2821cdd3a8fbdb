import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.ts';
import { type PostFilter, queryOf } from './post-filter.ts';

/** Finds every list of posts in the cache, whatever its filter. */
export const postLists = ['posts'] as const;

/** The posts of a filter, a few at a time. */
export function usePosts(filter: PostFilter) {
  const api = useApi();
  const query = queryOf(filter);
  return useInfiniteQuery({
    queryKey: [...postLists, query],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) =>
      api.call('posts.list', { query: { ...query, ...(after && { after }) } }, { signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
