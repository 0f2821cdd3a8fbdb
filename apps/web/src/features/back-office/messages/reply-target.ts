import type { QueryClient } from '@tanstack/react-query';
import type { MessageReply } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { endpointKey } from '#lib/endpoint-query.ts';

/** What is answered by mail: a message, or an application. */
export interface ReplyTarget {
  kind: 'message' | 'application';
  id: string;
  name: string;
  email: string;
  subject: string;
  replies: MessageReply[];
}

/** Where the browser keeps it. */
export const answeredKey = ({ kind, id }: Pick<ReplyTarget, 'kind' | 'id'>) =>
  kind === 'message'
    ? endpointKey('admin.messages.get', { params: { id } })
    : endpointKey('admin.applications.get', { params: { id } });

/** Sends an answer; a repetition with the same key does not send it again. */
export const sendReply = (
  api: ApiClient,
  { kind, id }: ReplyTarget,
  body: { content: string; key: string; seen_replies: number; files?: string[] },
): Promise<MessageReply> =>
  kind === 'message'
    ? api.call('admin.messages.reply', { params: { id }, body })
    : api.call('admin.applications.reply', { params: { id }, body });

/** Shows an answer that was just sent, and asks for what the server knows besides. */
export function showSent(queries: QueryClient, target: ReplyTarget, reply: MessageReply): void {
  const queryKey = answeredKey(target);
  queries.setQueryData<{ replies: MessageReply[] }>(
    queryKey,
    (known) =>
      known && { ...known, replies: [...known.replies.filter(({ id }) => id !== reply.id), reply] },
  );
  void queries.invalidateQueries({ queryKey });
}
