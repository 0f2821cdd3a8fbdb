import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { AdminUser, EndpointOutput } from '@vitrine/contracts';
import { useApi } from '../../../lib/api-context.ts';
import { queryOf, type UserFilter } from './user-filter.ts';

/** Finds every list of accounts in the cache, whatever its filter. */
export const userLists = ['users'] as const;

type UserPages = InfiniteData<EndpointOutput<'admin.users.list'>>;

/** The accounts of a filter, a few at a time. */
export function useUsers(filter: UserFilter) {
  const api = useApi();
  const query = queryOf(filter);
  return useInfiniteQuery({
    queryKey: [...userLists, query],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) =>
      api.call('admin.users.list', { query: { ...query, ...(after && { after }) } }, { signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export type UsersQuery = ReturnType<typeof useUsers>;

/** The account as any list knows it. */
export const cachedUser = (queries: QueryClient, id: string): AdminUser | undefined =>
  queries
    .getQueriesData<UserPages>({ queryKey: userLists })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((user) => user.id === id);

/** Shows an account as it is now in every list, before those are asked for anew. */
export function showUser(queries: QueryClient, user: AdminUser): void {
  queries.setQueriesData<UserPages>(
    { queryKey: userLists },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((one) => (one.id === user.id ? user : one)),
        })),
      },
  );
}

/** After accounts were made, changed or erased. */
export const usersChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: userLists }),
    queries.invalidateQueries({ queryKey: ['admin.overview'] }),
  ]);
