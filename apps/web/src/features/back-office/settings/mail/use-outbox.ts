import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { MailStatus } from '@vitrine/contracts';
import { useApi } from '../../../../lib/api-context.ts';

/** Finds every list of mails in the cache, whatever its filter. */
export const outboxLists = ['outbox'] as const;

/** While something waits to be sent, its state is looked at so often. */
const WAITING_MS = 3_000;
/** And so often while nothing does: others cause mails too. */
const IDLE_MS = 20_000;

/** The mails, newest first, some at a time; kept up to date while one looks. */
export function useOutbox(status: MailStatus | undefined) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...outboxLists, status ?? ''],
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) => {
      const query = { ...(status && { status }), ...(after && { after }) };
      return api.call('outbox.list', { query }, { signal });
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const waits = data?.pages.some(({ items }) => items.some((mail) => mail.status === 'queued'));
      return waits ? WAITING_MS : IDLE_MS;
    },
  });
}

/** Tries a mail again now. */
export function useRetryMail(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('outbox.retry', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: outboxLists }),
  });
}
