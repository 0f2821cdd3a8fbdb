import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Application, ApplicationStatus, EndpointOutput } from '@vitrine/contracts';
import { endpointKey } from '../../../lib/endpoint-query.ts';
import { applicationLists } from './use-applications.ts';

type Lists = InfiniteData<EndpointOutput<'admin.applications.list'>>;

export const applicationKey = (id: string) =>
  endpointKey('admin.applications.get', { params: { id } });

/** The application as any list or its own answer knows it. */
export function cachedApplication(queries: QueryClient, id: string): Application | undefined {
  const lists = queries.getQueriesData<Lists>({ queryKey: applicationLists });
  return (
    queries.getQueryData<Application>(applicationKey(id)) ??
    lists
      .flatMap(([, list]) => list?.pages ?? [])
      .flatMap(({ items }) => items)
      .find((one) => one.id === id)
  );
}

/** Shows another status everywhere, before the server knows of it. */
export function showStatus(queries: QueryClient, id: string, status: ApplicationStatus): void {
  const change = (one: Application) => (one.id === id ? { ...one, status } : one);
  queries.setQueryData<Application>(applicationKey(id), (one) => one && change(one));
  queries.setQueriesData<Lists>(
    { queryKey: applicationLists },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })),
      },
  );
}

/** The figures count anew at once; the lists only when they are left for and come back to. */
export async function figuresChanged(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['admin.applications.counts'] }),
    queries.invalidateQueries({ queryKey: ['admin.overview'] }),
    // a row that its filter does not hold any more stays while somebody reads it
    queries.invalidateQueries({ queryKey: applicationLists, refetchType: 'none' }),
  ]);
}

/** Brings the lists up to date once nobody reads one of their applications any more. */
export function useRefreshLists() {
  const queries = useQueryClient();
  return () => void queries.refetchQueries({ queryKey: applicationLists, stale: true });
}
