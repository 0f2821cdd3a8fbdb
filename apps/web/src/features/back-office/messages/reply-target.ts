import type { QueryClient } from '@tanstack/react-query';
import type { MessageReply, ReplyFile } from '@vitrine/contracts';
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
  /** What goes with the next answer: the server knows, whatever this browser has forgotten. */
  unsent_files: ReplyFile[];
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

type Shown = Pick<ReplyTarget, 'replies' | 'unsent_files'>;

const show = (queries: QueryClient, target: ReplyTarget, change: (known: Shown) => Shown): void =>
  void queries.setQueryData<Shown>(answeredKey(target), (known) => known && change(known));

/** Shows an answer that was just sent, and asks for what the server knows besides. */
export function showSent(queries: QueryClient, target: ReplyTarget, reply: MessageReply): void {
  show(queries, target, (known) => ({
    ...known,
    replies: [...known.replies.filter(({ id }) => id !== reply.id), reply],
    unsent_files: without(known.unsent_files, reply.files),
  }));
  void queries.invalidateQueries({ queryKey: answeredKey(target) });
}

/** Shows a file that was just uploaded. What was asked for before knows nothing of it: asks again. */
export function showAttached(queries: QueryClient, target: ReplyTarget, file: ReplyFile): void {
  show(queries, target, (known) => ({
    ...known,
    unsent_files: [...without(known.unsent_files, [file]), file],
  }));
  void queries.invalidateQueries({ queryKey: answeredKey(target) });
}

/** Shows a file no more that is being deleted; an answer from before would bring it back. */
export async function hideDetached(
  queries: QueryClient,
  target: ReplyTarget,
  id: string,
): Promise<void> {
  await queries.cancelQueries({ queryKey: answeredKey(target) });
  show(queries, target, (known) => ({
    ...known,
    unsent_files: known.unsent_files.filter((file) => file.id !== id),
  }));
}

const without = (files: readonly ReplyFile[], others: readonly ReplyFile[]): ReplyFile[] =>
  files.filter(({ id }) => !others.some((other) => other.id === id));
