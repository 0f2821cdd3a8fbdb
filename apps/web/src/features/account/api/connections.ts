import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context.ts';
import { listCache, orGone, useRowChange } from '../../../lib/list-query.ts';

const connectionCache = (queries: QueryClient) => listCache(queries, 'connections.list');

/** Marks a connection, at once here and then at the server; back again when that fails. */
export const useMarkConnection = (id: string) =>
  useRowChange({
    id,
    cache: connectionCache,
    send: (api, body: { read: boolean }) =>
      api.call('connections.update', { params: { id }, body }),
  });

/** Deletes a connection; one that another tab has deleted meanwhile is as good as deleted. */
export function useDeleteConnection(id: string, onDeleted: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => orGone(api.call('connections.delete', { params: { id } })),
    onSuccess: () => {
      connectionCache(queries).remove(id);
      onDeleted();
    },
  });
}
