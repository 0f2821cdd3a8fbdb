import type { QueryClient } from '@tanstack/react-query';
import type { MessageDetail } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { callList, isGone, type ListData, type ListQuery, listKey } from '#lib/list-query.ts';
import { answeredKey, conversationCache, isDeleted } from '../inbox/conversation.ts';

type MessagePages = ListData<'admin.messages.list'>;

/**
 * Shows a message that the server has named: a new one by its date in the lists that hold it,
 * a changed one in its place, a deleted one no more.
 */
export async function showChangedMessage(
  api: ApiClient,
  queries: QueryClient,
  id: string,
): Promise<void> {
  const cache = conversationCache(queries, 'message');
  const shared = { kind: 'message', id } as const;
  if (isDeleted(queries, shared)) return void cache.remove(id);
  const message = await api
    .call('admin.messages.get', { params: { id } })
    .catch((error: unknown) => error);
  if (isGone(message)) {
    cache.remove(id);
    // where it is open, it says that it is gone
    await queries.invalidateQueries({ queryKey: answeredKey(shared) });
    return;
  }
  // What did not come now comes with the next refresh.
  if (message instanceof Error) return;
  const { replies, unsent_files, notes, ...row } = message as MessageDetail;
  cache.patch(id, row);
  queries.setQueryData<MessageDetail>(
    answeredKey(shared),
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
    // what is behind the last of this part comes with the next
    const last = first.next === null ? '' : (first.items.at(-1)?.date ?? '');
    const added = fresh.items.filter((item) => !known.has(item.id) && item.date >= last);
    const items = [...added, ...first.items].sort((a, b) => b.date.localeCompare(a.date));
    return { ...list, pages: [{ ...first, items }, ...others] };
  });
}
