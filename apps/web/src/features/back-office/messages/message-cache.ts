import type { QueryClient } from '@tanstack/react-query';
import type { Message, MessageDetail } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import {
  callList,
  isGone,
  type ListData,
  type ListQuery,
  listCache,
  listKey,
  orGone,
} from '#lib/list-query.ts';
import { useRowChange } from '#lib/row-change.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';
import { refreshOverview, showUnreadChange } from '../live/overview-cache.ts';

export const messageKey = (id: string) => endpointKey('admin.messages.get', { params: { id } });

const messageCache = (queries: QueryClient) =>
  listCache(queries, 'admin.messages.list', messageKey);

const deletionKey = (id: string) => ['delete message', id] as const;

/** From the moment its deletion is under way there is nothing to ask the server for. */
export const isDeleted = (queries: QueryClient, id: string): boolean =>
  queries
    .getMutationCache()
    .findAll({ mutationKey: deletionKey(id) })
    .some(({ state }) => state.status !== 'error');

/** The message as any list or its own answer knows it. */
export const cachedMessage = (queries: QueryClient, id: string): Message | undefined =>
  messageCache(queries).find(id);

/** A row that its filter does not hold any more stays while somebody reads it. */
export const listsAreStale = (queries: QueryClient): Promise<void> =>
  messageCache(queries).markStale();

/** Everything that is shown of messages comes from the server again. */
export const refreshMessages = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    messageCache(queries).refresh(),
    queries.invalidateQueries({ queryKey: ['admin.messages.get'] }),
  ]);

/** What can be changed of a message, as it is shown meanwhile. */
export type ShownChange = Partial<Pick<Message, 'status' | 'state' | 'assigneeId' | 'seen'>>;

/** How a message shows once it is open (MSG-03). */
export const asOpened = ({ status }: Message): ShownChange => ({
  seen: true,
  ...(status === 'unread' && { status: 'read' }),
});

/** Saves what changes of a message; it shows at once, and is taken back when that fails (MSG-03). */
export const useSetStatus = (id: string) =>
  useRowChange({
    id,
    cache: messageCache,
    send: (api, { seen, ...change }: ShownChange, options) => {
      // only the server knows whether it was put away meanwhile
      const body = seen ? { seen } : change;
      return api.call('admin.messages.update', { params: { id }, body }, options);
    },
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

/** Deletes a message. */
export const useDeleteMessage = ({ id, name }: Message, onDeleted: () => void) =>
  useAction({
    mutationKey: deletionKey(id),
    onMutate: (_nothing, { client }) => client.cancelQueries({ queryKey: messageKey(id) }),
    send: (api) => orGone(api.call('admin.messages.delete', { params: { id } })),
    done: () => m.admin_messages_deleted({ name }),
    trashed: { kind: 'message', id },
    onDone: (queries) => {
      onDeleted();
      messageCache(queries).remove(id);
      return Promise.all([listsAreStale(queries), refreshOverview(queries)]);
    },
  });

type MessagePages = ListData<'admin.messages.list'>;

/**
 * Shows a message of which the server has told: a new one by its date in the lists that hold it,
 * a changed one where it stands, a deleted one no more.
 */
export async function showChangedMessage(
  api: ApiClient,
  queries: QueryClient,
  id: string,
): Promise<void> {
  const cache = messageCache(queries);
  if (isDeleted(queries, id)) return void cache.remove(id);
  const message = await api
    .call('admin.messages.get', { params: { id } })
    .catch((error: unknown) => error);
  if (isGone(message)) {
    cache.remove(id);
    // who has it open is told that it is gone
    await queries.invalidateQueries({ queryKey: messageKey(id) });
    return;
  }
  // What did not come now comes with the next refresh.
  if (message instanceof Error) return;
  const { replies, unsent_files, notes, ...row } = message as MessageDetail;
  cache.patch(id, row);
  queries.setQueryData<MessageDetail>(
    messageKey(id),
    (known) => known && { ...known, replies, unsent_files, notes },
  );
  await Promise.all(
    queries
      .getQueryCache()
      .findAll({ queryKey: listKey('admin.messages.list') })
      .map(async (query) => {
        const { queryKey } = query;
        const list = query.state.data as MessagePages | undefined;
        if (!list || holds(list, id)) return;
        if (query.isActive()) await putInPlace(api, queries, queryKey);
        else await queries.invalidateQueries({ queryKey, refetchType: 'none' });
      }),
  );
}

const holds = (list: MessagePages, id: string): boolean =>
  list.pages.some(({ items }) => items.some((item) => item.id === id));

/** Only the server knows whether a filter holds a message, and which others came with it. */
async function putInPlace(api: ApiClient, queries: QueryClient, queryKey: readonly unknown[]) {
  const query = queryKey.at(-1) as ListQuery<'admin.messages.list'>;
  const fresh = await callList(api, 'admin.messages.list', query).catch(() => undefined);
  if (!fresh) return;
  queries.setQueryData<MessagePages>(queryKey, (list) => {
    const [first, ...others] = list?.pages ?? [];
    if (!list || !first) return list;
    const known = new Set(list.pages.flatMap(({ items }) => items).map(({ id }) => id));
    // what stands behind the last of this part comes with the next
    const last = first.next === null ? '' : (first.items.at(-1)?.date ?? '');
    const added = fresh.items.filter((item) => !known.has(item.id) && item.date >= last);
    const items = [...added, ...first.items].sort((a, b) => b.date.localeCompare(a.date));
    return { ...list, pages: [{ ...first, items }, ...others] };
  });
}
