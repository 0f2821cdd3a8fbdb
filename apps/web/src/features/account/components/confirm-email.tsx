import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { paths } from '#lib/paths.ts';
import { copyDrafts, forgetDrafts } from '#lib/saved-drafts.ts';
import { session, useSession } from '#lib/session.ts';
import { useMailedToken } from '#lib/use-mailed-token.ts';
import { m } from '#messages';
import { settingsOfRole } from '../sign-in-of.ts';

/** Confirms by a button: a mail scanner that opens the link must not confirm anything. */
export function ConfirmEmail(confirmation: Confirmation) {
  const role = useSession()?.role;
  if (isOpen(confirmation)) {
    return <ConfirmButton of={confirmation} action={m.account_confirm_email_action()} />;
  }
  return (
    <p>
      <ButtonLink
        size="large"
        to={role ? settingsOfRole(role) : paths.userLogin.to()}
        state={role ? undefined : { from: paths.userSettings.to() }}
      >
        {role ? m.account_confirm_email_to_settings() : m.account_confirm_email_to_sign_in()}
      </ButtonLink>
    </p>
  );
}

/** Whether there is something to press. */
export const isOpen = ({ state }: Confirmation) => state === 'ready' || state === 'failed';

interface ConfirmButtonProps {
  of: Confirmation;
  /** Its words before the first try. */
  action: string;
}

export function ConfirmButton({ of: { state, busy, confirm }, action }: ConfirmButtonProps) {
  const label = state === 'failed' ? m.ui_try_again() : action;
  return (
    <p>
      <Button size="large" busy={busy} disabled={!confirm} onClick={confirm}>
        {busy ? m.account_confirm_email_busy() : label}
      </Button>
    </p>
  );
}

const words: Record<ConfirmationState, readonly [title: () => string, lead: () => string]> = {
  ready: [m.account_confirm_email_title, m.account_confirm_email_lead],
  failed: [m.mailed_link_failed, m.account_confirm_email_failed_lead],
  done: [m.account_confirm_email_done, m.account_confirm_email_done_lead],
  incomplete: [m.mailed_link_incomplete, m.account_confirm_email_incomplete_lead],
  ended: [m.mailed_link_ended, m.account_confirm_email_ended_lead],
  taken: [m.account_confirm_email_taken, m.account_confirm_email_taken_lead],
};

/** What the page behind the mailed link says. */
export function confirmationWords(state: ConfirmationState) {
  const [title, lead] = words[state];
  return { title: title(), lead: lead() };
}

/** `failed` can be tried again; what comes after it in the list is final. */
type ConfirmationState = 'ready' | 'failed' | 'done' | 'incomplete' | 'ended' | 'taken';

export interface Confirmation {
  state: ConfirmationState;
  busy: boolean;
  /** Undefined until the browser has read the link, and where it has no token. */
  confirm: (() => void) | undefined;
}

/** The mailed link that is open; nothing is confirmed before someone says so. */
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
  /** Stores the new address in the session, which may be another person's: theirs is read again. */
  const learnOwnEmail = async () => {
    const before = session.get();
    if (!before) return;
    const { email } = await api.call('account.get');
    const now = session.get();
    if (!now?.email || now.email !== before.email || email === now.email) return;
    // Before the session changes: another tab looks for the drafts as soon as it does.
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
  // 422: the token has not even the right form, and so was never valid.
  if (status === 404 || status === 422) return 'ended';
  return status === 409 ? 'taken' : 'failed';
}
