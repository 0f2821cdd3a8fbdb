import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.ts';
import { messageLists } from './message-cache.ts';
import { type MessageFilter, queryOf } from './message-filter.ts';

/** The messages of a filter, a few at a time. */
export function useMessages(filter: MessageFilter) {
  const api = useApi();
  const query = queryOf(filter);
  return useInfiniteQuery({
    queryKey: [...messageLists, query],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) =>
      api.call('admin.messages.list', { query: { ...query, ...(after && { after }) } }, { signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export type MessagesQuery = ReturnType<typeof useMessages>;
