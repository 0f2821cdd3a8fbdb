import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.ts';
import { type ApplicationFilter, queryOf } from './application-filter.ts';

/** Finds every list of applications in the cache, whatever its filter. */
export const applicationLists = ['applications'] as const;

/** The applications of a filter, a few at a time. */
export function useApplications(filter: ApplicationFilter) {
  const api = useApi();
  const query = queryOf(filter);
  return useInfiniteQuery({
    queryKey: [...applicationLists, query],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) =>
      api.call(
        'admin.applications.list',
        { query: { ...query, ...(after && { after }) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
