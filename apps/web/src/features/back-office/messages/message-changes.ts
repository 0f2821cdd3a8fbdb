import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageStatus } from '@vitrine/contracts';
import { useApi } from '../../../lib/api-context.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { refreshOverview } from '../live/waiting.ts';
import {
  cachedMessage,
  deletionKey,
  forgetMessage,
  listsAreStale,
  messageKey,
  messageLists,
  showStatus,
} from './message-cache.ts';

/** Saves a message's status; it shows at once, and is taken back when that fails (MSG-03). */
export function useSetStatus(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    // one after the other, so that the last choice is what is stored
    scope: { id: `message ${id}` },
    mutationFn: (status: MessageStatus) =>
      api.call('admin.messages.update', { params: { id }, body: { status } }),
    onMutate: async (status) => {
      await Promise.all([
        queries.cancelQueries({ queryKey: messageKey(id) }),
        queries.cancelQueries({ queryKey: messageLists }),
      ]);
      const before = cachedMessage(queries, id)?.status;
      showStatus(queries, id, status);
      return before;
    },
    onError: (_error, status, before) => {
      // somebody who has chosen again meanwhile does not want the one before back
      const current = cachedMessage(queries, id)?.status;
      if (before && current === status) showStatus(queries, id, before);
    },
    onSettled: () =>
      Promise.all([
        listsAreStale(queries),
        refreshOverview(queries),
        queries.invalidateQueries({ queryKey: messageKey(id) }),
      ]),
  });
}

/** Deletes a message. One that is gone already was deleted somewhere else: no failure. */
export function useDeleteMessage(id: string, onDeleted: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: deletionKey(id),
    onMutate: () => queries.cancelQueries({ queryKey: messageKey(id) }),
    mutationFn: () =>
      api.call('admin.messages.delete', { params: { id } }).catch((cause: unknown) => {
        if (!(cause instanceof ApiError && cause.status === 404)) throw cause;
      }),
    // here and not where it is called: the news of it can take the message off the screen first
    onSuccess: async () => {
      onDeleted();
      forgetMessage(queries, id);
      await Promise.all([listsAreStale(queries), refreshOverview(queries)]);
    },
  });
}

/** Tries the mail of a reply once more, now; a reply's mail has the reply's id. */
export function useRetryReply(messageId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (replyId: string) => api.call('outbox.retry', { params: { id: replyId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: messageKey(messageId) }),
  });
}
