import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Connection } from '@vitrine/contracts';
import { useApi } from '../../../lib/api-context.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type ListPages, listKey } from './list-pages.ts';

const key = listKey('connections.list');

/** Changes the connections in the cache; what `change` answers undefined for is taken out. */
function changeCached(
  queries: QueryClient,
  change: (connection: Connection) => Connection | undefined,
): void {
  queries.setQueryData<ListPages<'connections.list'>>(key, (known) =>
    known
      ? {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            items: page.items.flatMap((one) => change(one) ?? []),
          })),
        }
      : undefined,
  );
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Marks a connection, at once here and then at the server; back again when that fails. */
export function useMarkConnection() {
  const api = useApi();
  const queries = useQueryClient();
  const show = (id: string, read: boolean) =>
    changeCached(queries, (one) => (one.id === id ? { ...one, read } : one));
  return useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      api.call('connections.update', { params: { id }, body: { read } }),
    onMutate: async ({ id, read }) => {
      // An answer that is under way knows nothing of this yet.
      await queries.cancelQueries({ queryKey: key });
      show(id, read);
    },
    onError: (error, { id, read }) => {
      if (isGone(error)) changeCached(queries, (one) => (one.id === id ? undefined : one));
      else show(id, !read);
    },
  });
}

/** Deletes a connection; one that another tab has deleted meanwhile is as good as deleted. */
export function useDeleteConnection() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.call('connections.delete', { params: { id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: (_, id) => changeCached(queries, (one) => (one.id === id ? undefined : one)),
  });
}
