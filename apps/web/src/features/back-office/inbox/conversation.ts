import type { QueryClient } from '@tanstack/react-query';
import type { Application, Locale, Message, MessageReply, ReplyFile } from '@vitrine/contracts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { listCache, orGone } from '#lib/list-query.ts';
import { useRowChange } from '#lib/row-change.ts';
import { useAction } from '../components/use-action.ts';
import { refreshOverview, showUnreadChange } from '../live/overview-cache.ts';

export type ConversationKind = 'message' | 'application';

/** What several people work on: a message, or an application. */
export interface Shared {
  kind: ConversationKind;
  id: string;
}

/** What is answered by mail. */
export interface ReplyTarget extends Shared {
  name: string;
  email: string;
  /** In which it is answered; '' for unknown. */
  language: Locale | '';
  subject: string;
  replies: MessageReply[];
  /** What goes with the next answer: the server knows, whatever this browser has forgotten. */
  unsent_files: ReplyFile[];
}

/** The endpoint that does something with either kind. */
export const endpointFor = <const A extends string>(kind: ConversationKind, action: A) =>
  `admin.${kind}s.${action}` as `admin.${ConversationKind}s.${A}`;

/** Where the browser keeps one. */
export const answeredKey = ({ kind, id }: Shared) =>
  endpointKey(endpointFor(kind, 'get'), { params: { id } });

/** The rows of all lists of a kind. */
export const conversationCache = (queries: QueryClient, kind: ConversationKind) =>
  listCache(queries, endpointFor(kind, 'list'), (id) => answeredKey({ kind, id }));

/** Everything that is shown of a kind comes from the server again. */
export const refreshConversations = (
  queries: QueryClient,
  kind: ConversationKind,
): Promise<unknown> =>
  Promise.all([
    refreshFigures(queries, kind),
    conversationCache(queries, kind).refresh(),
    queries.invalidateQueries({ queryKey: [endpointFor(kind, 'get')] }),
  ]);

/** Figures are counted again at once; the lists only when they are left and come back to. */
export const refreshFigures = (queries: QueryClient, kind: ConversationKind): Promise<unknown> =>
  Promise.all([
    refreshOverview(queries),
    kind === 'application' &&
      queries.invalidateQueries({ queryKey: ['admin.applications.counts'] }),
    conversationCache(queries, kind).markStale(),
  ]);

/** What can be changed of one, as it is shown in the meantime. */
type Changing<Row> = Partial<
  Pick<Row, keyof Row & ('status' | 'state' | 'assigneeId' | 'language' | 'seen')>
>;
export type MessageShown = Changing<Message>;
export type ApplicationShown = Changing<Application>;

/** Saves what changes of one; it shows at once, and is taken back when that fails (MSG-03). */
export const useChange = <Shown extends MessageShown | ApplicationShown>({ kind, id }: Shared) =>
  useRowChange({
    id,
    cache: (queries) => conversationCache(queries, kind),
    send: (api, { seen, ...change }: Shown, options) => {
      // only the server knows what being read or unread makes of the status
      const body = seen === undefined ? (change as Shown) : { seen };
      return api.call(endpointFor(kind, 'update'), { params: { id }, body }, options);
    },
    onShow: (queries, before, after) => {
      const unread = Number(after.status === 'unread') - Number(before.status === 'unread');
      if (unread !== 0) showUnreadChange(queries, unread);
    },
    onSettled: (queries) =>
      Promise.all([
        refreshFigures(queries, kind),
        queries.invalidateQueries({ queryKey: answeredKey({ kind, id }) }),
      ]),
  });

const deletionKey = ({ kind, id }: Shared) => ['delete', kind, id] as const;

/** From the moment its deletion is under way there is nothing to ask the server for. */
export const isDeleted = (queries: QueryClient, shared: Shared): boolean =>
  queries
    .getMutationCache()
    .findAll({ mutationKey: deletionKey(shared) })
    .some(({ state }) => state.status !== 'error');

/** Deletes one. */
export const useDeletion = (shared: Shared, done: () => string, onDeleted: () => void) =>
  useAction({
    mutationKey: deletionKey(shared),
    onMutate: (_nothing, { client }) => client.cancelQueries({ queryKey: answeredKey(shared) }),
    send: (api) =>
      orGone(api.call(endpointFor(shared.kind, 'delete'), { params: { id: shared.id } })),
    done,
    trashed: shared,
    onDone: (queries) => {
      // before the focus returns to a row that goes, and before the list is asked for again
      conversationCache(queries, shared.kind).remove(shared.id);
      const figures = refreshFigures(queries, shared.kind);
      onDeleted();
      return figures;
    },
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
