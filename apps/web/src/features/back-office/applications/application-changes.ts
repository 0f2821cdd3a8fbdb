import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicationStatus } from '@vitrine/contracts';
import { useApi } from '../../../lib/api-context.ts';
import { ApiError } from '../../../lib/api-error.ts';
import {
  applicationKey,
  cachedApplication,
  figuresChanged,
  showStatus,
} from './application-cache.ts';
import { applicationLists } from './use-applications.ts';

/** Saves where an application stands; it shows at once, and is taken back when that fails. */
export function useSetStatus(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    // one after the other, so that the last choice is what is stored
    scope: { id: `application ${id}` },
    mutationFn: (status: ApplicationStatus) =>
      api.call('admin.applications.update', { params: { id }, body: { status } }),
    onMutate: async (status) => {
      await Promise.all([
        queries.cancelQueries({ queryKey: applicationKey(id) }),
        queries.cancelQueries({ queryKey: applicationLists }),
      ]);
      const before = cachedApplication(queries, id)?.status;
      showStatus(queries, id, status);
      return before;
    },
    onError: (_error, status, before) => {
      // somebody who has chosen again meanwhile does not want the one before back
      const current = cachedApplication(queries, id)?.status;
      if (before && current === status) showStatus(queries, id, before);
    },
    onSettled: () =>
      Promise.all([
        figuresChanged(queries),
        queries.invalidateQueries({ queryKey: applicationKey(id) }),
      ]),
  });
}

/** Deletes an application. One that is gone already was deleted somewhere else: no failure. */
export function useDeleteApplication(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.call('admin.applications.delete', { params: { id } }).catch((cause: unknown) => {
        if (!(cause instanceof ApiError && cause.status === 404)) throw cause;
      }),
    onSuccess: () => figuresChanged(queries),
  });
}
