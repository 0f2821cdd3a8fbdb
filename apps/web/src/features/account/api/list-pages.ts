import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { EndpointInput, EndpointOutput } from '@vitrine/contracts';
import type { InputArguments } from '../../../lib/api-client.ts';
import { useApi } from '../../../lib/api-context.ts';

export type ListName = keyof ListAnswers;

interface ListAnswers {
  'activity.list': EndpointOutput<'activity.list'>;
  'connections.list': EndpointOutput<'connections.list'>;
}

/** What is in the cache of a list that loads some at a time. */
export type ListPages<K extends ListName> = InfiniteData<ListAnswers[K], string>;

export const listKey = (name: ListName) => ['pages', name] as const;

/** A long list, the next part of it when it is asked for; what happened meanwhile is seen anew. */
export function useListPages<K extends ListName>(name: K) {
  const api = useApi();
  return useInfiniteQuery<ListAnswers[K], Error, ListPages<K>, readonly string[], string>({
    queryKey: listKey(name),
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) => {
      const input = { query: after ? { after } : {} } as EndpointInput<K>;
      return api.call(name, ...([input, { signal }] as InputArguments<K>)) as Promise<
        ListAnswers[K]
      >;
    },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
}
