import type { QueryClient } from '@tanstack/react-query';
import type { MessageNote, MessageReply, ReplyFile } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { listKey } from '#lib/list-query.ts';

/** What several people work on: a message, or an application. */
export interface Shared {
  kind: 'message' | 'application';
  id: string;
}

/** What is answered by mail. */
export interface ReplyTarget extends Shared {
  name: string;
  email: string;
  subject: string;
  replies: MessageReply[];
  /** What goes with the next answer: the server knows, whatever this browser has forgotten. */
  unsent_files: ReplyFile[];
}

/** Where the browser keeps it. */
export const answeredKey = ({ kind, id }: Shared) =>
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

/** Notes something for colleagues; a repetition with the same key does not note it again. */
export const addNote = (
  api: ApiClient,
  { kind, id }: Shared,
  body: { content: string; key: string },
): Promise<MessageNote> =>
  kind === 'message'
    ? api.call('admin.messages.notes.add', { params: { id }, body })
    : api.call('admin.applications.notes.add', { params: { id }, body });

export const deleteNote = (api: ApiClient, { kind }: Shared, id: string): Promise<unknown> =>
  kind === 'message'
    ? api.call('admin.messages.notes.delete', { params: { id } })
    : api.call('admin.applications.notes.delete', { params: { id } });

/** Mails it, quoted, to somebody else; a repetition with the same key does not mail it again. */
export const forward = (
  api: ApiClient,
  { kind, id }: Shared,
  body: { to: string; content: string; key: string },
): Promise<{ message: string }> =>
  kind === 'message'
    ? api.call('admin.messages.forward', { params: { id }, body })
    : api.call('admin.applications.forward', { params: { id }, body });

/** The lists that it stands in are asked for again once they are come back to. */
export const listsAreStale = (queries: QueryClient, { kind }: Shared): Promise<void> =>
  queries.invalidateQueries({
    queryKey: listKey(kind === 'message' ? 'admin.messages.list' : 'admin.applications.list'),
    refetchType: 'none',
  });

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
