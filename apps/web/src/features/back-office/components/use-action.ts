import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useToast } from '#components/feedback/toast-context.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import type { Trashed } from './trash-words.ts';
import { type StoreAgain, useStoreAgain, useUndo } from './use-undo.tsx';

interface Action<Answer, Input>
  extends Pick<UseMutationOptions<Answer, Error, Input>, 'mutationKey' | 'onMutate'> {
  send: (api: ApiClient, input: Input, queries: QueryClient) => Promise<Answer>;
  /** Said once it is done. */
  done?: (answer: Answer) => string;
  /** The record that it has put into the trash: what is said once it is done offers it back. */
  trashed?: Trashed;
  /** How what it has deleted is stored once more, where no trash holds it: offered likewise. */
  again?: (input: Input, answer: Answer) => StoreAgain | undefined;
  /** Said when it fails, where no alert says it; nothing is said of what one says. */
  failed?: (error: Error) => string | undefined;
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
  const { send, done, trashed, again, failed, onDone, onSettled, ...options } = action;
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const storeAgain = useStoreAgain();
  return useMutation({
    ...options,
    ...(trashed && { meta: { trashed: trashed.id } }),
    mutationFn: (input: Input) => send(api, input, queries),
    onSuccess(answer, input) {
      const store = again?.(input, answer);
      const offer = trashed ? undo(trashed) : store && storeAgain(store);
      if (done) toast({ message: done(answer), action: offer });
      return onDone?.(queries, answer);
    },
    onError(error) {
      const message = failed?.(error);
      if (message) toast({ message, tone: 'danger' });
    },
    onSettled(_answer, error) {
      const settling = onSettled?.(queries);
      // what has failed is said at once: without a line its lists take seconds to fail as well
      return error ? undefined : settling;
    },
  });
}
