import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useToast } from '#components/feedback/toast-context.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { orGone } from '#lib/list-query.ts';

interface Deletion extends Pick<UseMutationOptions<void>, 'mutationKey' | 'onMutate'> {
  send: (api: ApiClient) => Promise<unknown>;
  /** Said once the record is gone. */
  deleted: string;
  /**
   * Takes it off the screen. It is called even when what asked for the deletion has left the page:
   * news of the deletion can come before the server's answer.
   */
  onDeleted: (queries: QueryClient) => unknown;
}

/** Deletes a record. One that is gone already was deleted somewhere else: no failure. */
export function useDeletion({ send, deleted, onDeleted, ...options }: Deletion) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    ...options,
    mutationFn: () => orGone(send(api)),
    onSuccess: () => {
      toast({ message: deleted });
      return onDeleted(queries);
    },
  });
}
