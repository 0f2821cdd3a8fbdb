import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Message, MessageDetail } from '@vitrine/contracts';
import { useApi } from '../../../lib/api-context.ts';
import { listsAreStale, messageKey } from './message-cache.ts';

/** Sends a reply; a repetition with the same key does not send it again. */
export function useSendReply({ id }: Message) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      api.call('admin.messages.reply', { params: { id }, body: { content: text, key } }),
    onSuccess: (reply) => {
      queries.setQueryData<MessageDetail>(
        messageKey(id),
        (message) =>
          message && {
            ...message,
            replies: [...message.replies.filter((one) => one.id !== reply.id), reply],
          },
      );
      void listsAreStale(queries);
      void queries.invalidateQueries({ queryKey: messageKey(id) });
    },
  });
}
