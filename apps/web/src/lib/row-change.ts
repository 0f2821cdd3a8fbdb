import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient, CallOptions } from './api-client.ts';
import { useApi } from './api-context.ts';
import { isGone, type ListCache, type ListEndpoint, type ListRow } from './list-query.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

interface RowChange<K extends ListEndpoint, Fields> {
  id: string;
  cache: (queries: QueryClient) => ListCache<K>;
  send: (api: ApiClient, fields: Fields, options: CallOptions) => Promise<unknown>;
  /** Called each time the record is shown otherwise, as it was and as it is. */
  onShow?: (queries: QueryClient, before: ListRow<K>, after: Fields) => void;
  /** Once the last change of the record is stored or failed. */
  onSettled?: (queries: QueryClient) => unknown;
}

/** What sends a change that waits for another to end when the page is left before. */
const sentOnLeaving = new WeakMap<object, () => void>();

/**
 * Changes fields of a record: it shows at once, and is taken back when that fails. A record that
 * is gone leaves its lists. What is shown before it is stored is not lost to a reload: the request
 * outlives the page, and one that waits for another to end is sent when the page is left.
 */
export function useRowChange<K extends ListEndpoint, Fields extends Partial<ListRow<K>>>(
  change: RowChange<K, Fields>,
) {
  const { id, send, onShow, onSettled } = change;
  const api = useApi();
  const queries = useQueryClient();
  const cache = change.cache(queries);
  const show = (fields: Fields): Fields | undefined => {
    const row = cache.find(id);
    if (!row) return undefined;
    cache.patch(id, fields);
    onShow?.(queries, row, fields);
    const names = Object.keys(fields) as (keyof ListRow<K>)[];
    return Object.fromEntries(names.map((name) => [name, row[name]])) as Fields;
  };
  // one after the other, so that the last choice is what is stored
  const scope = { id: `change ${id}` };
  const isLast = () =>
    queries.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) === 1;
  const changing = useMutation({
    scope,
    mutationFn: (fields: Fields) => {
      const leaving = sentOnLeaving.get(fields);
      if (leaving) window.removeEventListener('pagehide', leaving);
      return send(api, fields, { keepalive: true });
    },
    onMutate: async (fields) => {
      const leaving = () => {
        // who has signed out since has left it behind
        const changes = queries.getMutationCache().getAll();
        if (!changes.some(({ state }) => state.variables === fields)) return;
        void send(api, fields, { keepalive: true });
      };
      sentOnLeaving.set(fields, leaving);
      window.addEventListener('pagehide', leaving);
      await cache.cancel(id);
      return show(fields);
    },
    onError: (error, fields, before) => {
      if (isGone(error)) return void cache.remove(id);
      // someone who has chosen again in the meantime does not want the one before back
      const current = cache.find(id);
      const names = Object.keys(fields) as (keyof ListRow<K>)[];
      const isShown = names.every((name) => current?.[name] === fields[name]);
      if (before && isShown) show(before);
    },
    onSettled: () => {
      // an answer in between would show the record as it was before the next change
      if (!isLast()) return;
      void cache.refreshWithout(id);
      onSettled?.(queries);
    },
  });
  useUnsavedWarning(changing.isPending);
  return changing;
}
