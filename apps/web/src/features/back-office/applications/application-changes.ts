import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicationStatus } from '@vitrine/contracts';
import { useApi } from '../../../lib/api-context.ts';
import { endpointKey } from '../../../lib/endpoint-query.ts';
import { listCache, orGone, useRowChange } from '../../../lib/list-query.ts';

const applicationKey = (id: string) => endpointKey('admin.applications.get', { params: { id } });

export const applicationCache = (queries: QueryClient) =>
  listCache(queries, 'admin.applications.list', applicationKey);

/** The figures count anew at once; the lists only when they are left for and come back to. */
const figuresChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['admin.applications.counts'] }),
    queries.invalidateQueries({ queryKey: ['admin.overview'] }),
    applicationCache(queries).markStale(),
  ]);

/** Saves where an application stands; it shows at once, and is taken back when that fails. */
export const useSetStatus = (id: string) =>
  useRowChange({
    id,
    cache: applicationCache,
    send: (api, body: { status: ApplicationStatus }) =>
      api.call('admin.applications.update', { params: { id }, body }),
    onSettled: (queries) =>
      Promise.all([
        figuresChanged(queries),
        queries.invalidateQueries({ queryKey: applicationKey(id) }),
      ]),
  });

/** Deletes an application. One that is gone already was deleted somewhere else: no failure. */
export function useDeleteApplication(id: string, onDeleted: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => orGone(api.call('admin.applications.delete', { params: { id } })),
    onSuccess: async () => {
      await figuresChanged(queries);
      onDeleted();
    },
  });
}
