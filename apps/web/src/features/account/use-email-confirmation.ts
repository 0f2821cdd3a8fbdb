import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-context.ts';
import { ApiError } from '../../lib/api-error.ts';
import { copyDrafts, forgetDrafts } from '../../lib/kept-drafts.ts';
import { session } from '../../lib/session.ts';
import { useMailedToken } from '../../lib/use-mailed-token.ts';

/** `failed` can be tried again; what comes after it in the list is final. */
export type ConfirmationState = 'ready' | 'failed' | 'done' | 'incomplete' | 'ended' | 'taken';

export interface Confirmation {
  state: ConfirmationState;
  busy: boolean;
  /** Undefined until the browser has read the link, and where it has no token. */
  confirm: (() => void) | undefined;
}

/** The mailed link that is open; nothing is confirmed before somebody says so. */
export function useEmailConfirmation(): Confirmation {
  const api = useApi();
  const queries = useQueryClient();
  const token = useMailedToken();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (used: string) => {
      await api.call('account.confirmEmail', { params: { token: used } });
      await queries.invalidateQueries({ queryKey: ['account.get'] });
      await learnOwnEmail().catch(() => undefined);
    },
  });
  /** Whoever is signed in here, perhaps somebody else, is greeted by the address they have now. */
  const learnOwnEmail = async () => {
    const before = session.get();
    if (!before) return;
    const { email } = await api.call('account.get');
    const now = session.get();
    if (!now?.email || now.email !== before.email || email === now.email) return;
    // Another tab looks for them as soon as it hears of the new address.
    copyDrafts(now.email, email);
    session.start({ ...now, email });
    forgetDrafts(now.email);
  };
  return {
    state: stateOf(token, isSuccess, error),
    busy: isPending,
    confirm: token ? () => mutate(token) : undefined,
  };
}

function stateOf(token: string | null | undefined, done: boolean, error: unknown) {
  if (token === null) return 'incomplete';
  if (done) return 'done';
  if (!error) return 'ready';
  const status = error instanceof ApiError ? error.status : undefined;
  // A token that is not even of the right form was never one.
  if (status === 404 || status === 422) return 'ended';
  return status === 409 ? 'taken' : 'failed';
}
