import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context.ts';
import { useMailedToken } from '../../lib/use-mailed-token.ts';
import { linkFailure } from './link-failure.ts';

/** The mailed link that is open, and what comes of using it. */
export function useMailedLink(endpoint: 'newsletter.confirm' | 'newsletter.unsubscribe') {
  const api = useApi();
  const token = useMailedToken();
  const { mutate, isSuccess, isPending, error } = useMutation({
    mutationFn: (used: string) => api.call(endpoint, { params: { token: used } }),
  });
  return {
    token,
    send: mutate,
    sending: isPending,
    done: isSuccess,
    failure: token === undefined ? undefined : linkFailure(token, error),
  };
}
