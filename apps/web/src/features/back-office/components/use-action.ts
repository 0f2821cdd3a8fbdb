import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useToast } from '#components/feedback/toast-context.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { type Trashed, useUndo } from './use-undo.tsx';

interface Action<Answer, Input>
  extends Pick<UseMutationOptions<Answer, Error, Input>, 'mutationKey' | 'onMutate'> {
  send: (api: ApiClient, input: Input) => Promise<Answer>;
  /** Said once it is done. */
  done?: (answer: Answer) => string;
  /** The record that it has put into the trash: what is said once it is done offers it back. */
  trashed?: Trashed;
  /** Said when it fails, where no alert says it. */
  failed?: (error: Error) => string;
  /**
   * Shows that it is done. It is called even when what asked for it has left the page: the news of
   * a deletion can come before the server's answer.
   */
  onDone?: (queries: QueryClient, answer: Answer) => unknown;
  /** Whether it worked or not. */
  onSettled?: (queries: QueryClient) => unknown;
}

/** Does something on the server, and says how that went. */
export function useAction<Answer, Input = void>(action: Action<Answer, Input>) {
  const { send, done, trashed, failed, onDone, onSettled, ...options } = action;
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  return useMutation({
    ...options,
    ...(trashed && { meta: { trashed: trashed.id } }),
    mutationFn: (input: Input) => send(api, input),
    onSuccess(answer) {
      if (done) toast({ message: done(answer), action: trashed && undo(trashed) });
      return onDone?.(queries, answer);
    },
    onError(error) {
      if (failed) toast({ message: failed(error), tone: 'danger' });
    },
    onSettled: () => onSettled?.(queries),
  });
}
