import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { EndpointOutput, Message, MessageDetail, MessageStatus } from '@vitrine/contracts';
import { endpointKey } from '../../../lib/endpoint-query.ts';
import { showUnreadChange } from '../live/waiting.ts';

/** Finds every list of messages in the cache, whatever its filter. */
export const messageLists = ['messages'] as const;

export type MessagePages = InfiniteData<EndpointOutput<'admin.messages.list'>>;

export const messageKey = (id: string) => endpointKey('admin.messages.get', { params: { id } });

export const deletionKey = (id: string) => ['delete message', id] as const;

/** From the moment its deletion is under way there is nothing to ask the server for. */
export const isDeleted = (queries: QueryClient, id: string): boolean =>
  queries
    .getMutationCache()
    .findAll({ mutationKey: deletionKey(id) })
    .some(({ state }) => state.status !== 'error');

/** The message as any list or its own answer knows it. */
export function cachedMessage(queries: QueryClient, id: string): Message | undefined {
  const lists = queries.getQueriesData<MessagePages>({ queryKey: messageLists });
  return (
    queries.getQueryData<MessageDetail>(messageKey(id)) ??
    lists
      .flatMap(([, list]) => list?.pages ?? [])
      .flatMap(({ items }) => items)
      .find((message) => message.id === id)
  );
}

/** Changes the items of every list that was loaded. */
export function changeLists(
  queries: QueryClient,
  change: (items: readonly Message[]) => Message[],
): void {
  queries.setQueriesData<MessagePages>(
    { queryKey: messageLists },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: change(page.items) })),
      },
  );
}

/** Shows another status everywhere, before the server knows of it. */
export function showStatus(queries: QueryClient, id: string, status: MessageStatus): void {
  const before = cachedMessage(queries, id)?.status;
  const change = <M extends Message>(one: M): M => (one.id === id ? { ...one, status } : one);
  queries.setQueryData<MessageDetail>(messageKey(id), (one) => one && change(one));
  changeLists(queries, (items) => items.map(change));
  const unread = Number(status === 'unread') - Number(before === 'unread');
  if (before && unread !== 0) showUnreadChange(queries, unread);
}

export const forgetMessage = (queries: QueryClient, id: string): void =>
  changeLists(queries, (items) => items.filter((one) => one.id !== id));

/** A row that its filter does not hold any more stays while somebody reads it. */
export const listsAreStale = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: messageLists, refetchType: 'none' });

/** Everything that is shown of messages comes from the server again. */
export const refreshMessages = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: messageLists }),
    queries.invalidateQueries({ queryKey: ['admin.messages.get'] }),
  ]);
