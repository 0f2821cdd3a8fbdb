import type { QueryClient } from '@tanstack/react-query';
import type { AdminUser } from '@vitrine/contracts';
import { listCache } from '../../../lib/list-query.ts';

export const userCache = (queries: QueryClient) => listCache(queries, 'admin.users.list');

/** The account as any list knows it. */
export const cachedUser = (queries: QueryClient, id: string): AdminUser | undefined =>
  userCache(queries).find(id);

/** Shows an account as it is now in every list, before those are asked for anew. */
export const showUser = (queries: QueryClient, user: AdminUser): void =>
  userCache(queries).patch(user.id, user);

/** After accounts were made, changed or erased. */
export const usersChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    userCache(queries).refresh(),
    queries.invalidateQueries({ queryKey: ['admin.overview'] }),
  ]);
