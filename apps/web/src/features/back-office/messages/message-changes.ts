import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageStatus } from '@vitrine/contracts';
import { useApi } from '../../../lib/api-context.ts';
import { orGone, useRowChange } from '../../../lib/list-query.ts';
import { refreshOverview, showUnreadChange } from '../live/waiting.ts';
import { deletionKey, listsAreStale, messageCache, messageKey } from './message-cache.ts';

/** Saves a message's status; it shows at once, and is taken back when that fails (MSG-03). */
export const useSetStatus = (id: string) =>
  useRowChange({
    id,
    cache: messageCache,
    send: (api, body: { status: MessageStatus }) =>
      api.call('admin.messages.update', { params: { id }, body }),
    onShow: (queries, before, after) => {
      const unread = Number(after.status === 'unread') - Number(before.status === 'unread');
      if (unread !== 0) showUnreadChange(queries, unread);
    },
    onSettled: (queries) =>
      Promise.all([
        listsAreStale(queries),
        refreshOverview(queries),
        queries.invalidateQueries({ queryKey: messageKey(id) }),
      ]),
  });

/** Deletes a message. One that is gone already was deleted somewhere else: no failure. */
export function useDeleteMessage(id: string, onDeleted: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: deletionKey(id),
    onMutate: () => queries.cancelQueries({ queryKey: messageKey(id) }),
    mutationFn: () => orGone(api.call('admin.messages.delete', { params: { id } })),
    // here and not where it is called: the news of it can take the message off the screen first
    onSuccess: async () => {
      onDeleted();
      messageCache(queries).remove(id);
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
