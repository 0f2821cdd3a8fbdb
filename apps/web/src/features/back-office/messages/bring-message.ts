import type { QueryClient } from '@tanstack/react-query';
import type { Message, MessageDetail } from '@vitrine/contracts';
import type { ApiClient } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import {
  changeLists,
  forgetMessage,
  isDeleted,
  type MessagePages,
  messageKey,
  messageLists,
} from './message-cache.ts';
import type { MessageQuery } from './message-filter.ts';

/**
 * Shows a message of which the server has told: a new one at the top of the lists that hold it,
 * a changed one where it stands, a deleted one no more.
 */
export async function bringMessage(
  api: ApiClient,
  queries: QueryClient,
  id: string,
): Promise<void> {
  if (isDeleted(queries, id)) return forgetMessage(queries, id);
  const message = await api
    .call('admin.messages.get', { params: { id } })
    .catch((error: unknown) => error);
  if (message instanceof ApiError && message.status === 404) {
    forgetMessage(queries, id);
    // who has it open is told that it is gone
    await queries.invalidateQueries({ queryKey: messageKey(id) });
    return;
  }
  // What did not come now comes with the next refresh.
  if (message instanceof Error) return;
  const { replies: _, ...row } = message as MessageDetail;
  queries.setQueryData(messageKey(id), (known) => (known ? message : known));
  changeLists(queries, (items) => items.map((item) => (item.id === id ? row : item)));
  await Promise.all(
    queries
      .getQueryCache()
      .findAll({ queryKey: messageLists })
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
  const query = queryKey.at(-1) as MessageQuery;
  const fresh = await api.call('admin.messages.list', { query }).catch(() => undefined);
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
