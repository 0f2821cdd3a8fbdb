import type { QueryClient } from '@tanstack/react-query';
import type { Message, MessageDetail } from '@vitrine/contracts';
import type { ApiClient } from '../../../lib/api-client.ts';
import {
  callList,
  isGone,
  type ListData,
  type ListQuery,
  listKey,
} from '../../../lib/list-query.ts';
import { isDeleted, messageCache, messageKey } from './message-cache.ts';

type MessagePages = ListData<'admin.messages.list'>;

/**
 * Shows a message of which the server has told: a new one at the top of the lists that hold it,
 * a changed one where it stands, a deleted one no more.
 */
export async function bringMessage(
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
  const { replies, ...row } = message as MessageDetail;
  cache.patch(id, row);
  queries.setQueryData<MessageDetail>(messageKey(id), (known) => known && { ...known, replies });
  await Promise.all(
    queries
      .getQueryCache()
      .findAll({ queryKey: listKey('admin.messages.list') })
      .map(async (query) => {
        const { queryKey } = query;
        const list = query.state.data as MessagePages | undefined;
        if (!list || holds(list, id)) return;
        if (query.isActive()) await putNewOnTop(api, queries, queryKey);
        else await queries.invalidateQueries({ queryKey, refetchType: 'none' });
      }),
  );
}

const holds = (list: MessagePages, id: string): boolean =>
  list.pages.some(({ items }) => items.some((item) => item.id === id));

/** Only the server knows whether a filter holds a message, and which others came with it. */
async function putNewOnTop(api: ApiClient, queries: QueryClient, queryKey: readonly unknown[]) {
  const query = queryKey.at(-1) as ListQuery<'admin.messages.list'>;
  const fresh = await callList(api, 'admin.messages.list', query).catch(() => undefined);
  if (!fresh) return;
  queries.setQueryData<MessagePages>(queryKey, (list) => {
    const [first, ...others] = list?.pages ?? [];
    if (!list || !first) return list;
    const known = new Set(list.pages.flatMap(({ items }) => items).map(({ id }) => id));
    const newest = first.items[0];
    const added = fresh.items.filter((item) => !known.has(item.id) && isNewer(item, newest));
    return { ...list, pages: [{ ...first, items: [...added, ...first.items] }, ...others] };
  });
}

const isNewer = (message: Message, other: Message | undefined): boolean =>
  !other || message.date >= other.date;
