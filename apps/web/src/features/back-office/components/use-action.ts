import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useToast } from '#components/feedback/toast-context.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';

interface Action<Answer, Input>
  extends Pick<UseMutationOptions<Answer, Error, Input>, 'mutationKey' | 'onMutate'> {
  send: (api: ApiClient, input: Input) => Promise<Answer>;
  /** Said once it is done. */
  done?: (answer: Answer) => string;
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
  const { send, done, failed, onDone, onSettled, ...options } = action;
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    ...options,
    mutationFn: (input: Input) => send(api, input),
    onSuccess(answer) {
      if (done) toast({ message: done(answer) });
      return onDone?.(queries, answer);
    },
    onError(error) {
      if (failed) toast({ message: failed(error), tone: 'danger' });
    },
    onSettled: () => onSettled?.(queries),
  });
}
