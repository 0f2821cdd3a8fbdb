import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSession } from '@vitrine/contracts';
import { useApi } from '../../../lib/api-context.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { endpointKey, endpointQuery } from '../../../lib/endpoint-query.ts';

/** Where the account is signed in; asked for at every visit, for it changes elsewhere. */
export function useSessions() {
  return useQuery({
    ...endpointQuery(useApi(), 'account.sessions.list'),
    refetchOnMount: 'always',
  });
}

/** Signs out in one place; one that has ended meanwhile is as good as signed out. */
export function useEndSession() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.call('account.sessions.end', { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    onSuccess: (_, id) =>
      queries.setQueryData<AccountSession[]>(endpointKey('account.sessions.list'), (known) =>
        known?.filter((one) => one.id !== id),
      ),
  });
}
