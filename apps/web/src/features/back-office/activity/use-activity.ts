import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.ts';
import { type ActivityFilter, queryOf } from './activity-filter.ts';

/** The acts of a filter, newest first, a few at a time. */
export function useActivity(filter: ActivityFilter) {
  const api = useApi();
  const query = queryOf(filter);
  return useInfiniteQuery({
    queryKey: ['activity', query],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) =>
      api.call('admin.audit.list', { query: { ...query, ...(after && { after }) } }, { signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // what one has just done oneself is looked for here first
    refetchOnMount: 'always',
  });
}

export type ActivityQuery = ReturnType<typeof useActivity>;
