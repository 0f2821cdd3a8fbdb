import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '@vitrine/contracts';
import { endpointKey } from '../../../lib/endpoint-query.ts';
import { listCache } from '../../../lib/list-query.ts';

export const messageKey = (id: string) => endpointKey('admin.messages.get', { params: { id } });

export const messageCache = (queries: QueryClient) =>
  listCache(queries, 'admin.messages.list', messageKey);

export const deletionKey = (id: string) => ['delete message', id] as const;

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
