import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { settingsOfRole } from '../sign-in-of.ts';
import type { Confirmation, ConfirmationState } from '../use-email-confirmation.ts';
import styles from './confirm-email.module.css';

/** Asks once: a program that only looks at the links of a mail confirms nothing. */
export function ConfirmEmail({ state, busy, confirm }: Confirmation) {
  const role = useSession()?.role;
  if (state === 'ready' || state === 'failed') {
    return (
      <p className={styles.action}>
        <Button size="large" busy={busy} disabled={!confirm} onClick={confirm}>
          {label(state, busy)}
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.action}>
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

function label(state: Confirmation['state'], busy: boolean): string {
  if (busy) return m.account_confirm_email_busy();
  return state === 'failed' ? m.ui_try_again() : m.account_confirm_email_action();
}

interface Words {
  title: string;
  lead: string;
}

const words: Record<ConfirmationState, () => Words> = {
  ready: () => ({ title: m.account_confirm_email_title(), lead: m.account_confirm_email_lead() }),
  failed: () => ({
    title: m.account_confirm_email_failed(),
    lead: m.account_confirm_email_failed_lead(),
  }),
  done: () => ({
    title: m.account_confirm_email_done(),
    lead: m.account_confirm_email_done_lead(),
  }),
  incomplete: () => ({
    title: m.account_confirm_email_incomplete(),
    lead: m.account_confirm_email_incomplete_lead(),
  }),
  ended: () => ({
    title: m.account_confirm_email_ended(),
    lead: m.account_confirm_email_ended_lead(),
  }),
  taken: () => ({
    title: m.account_confirm_email_taken(),
    lead: m.account_confirm_email_taken_lead(),
  }),
};

/** What the page behind the mailed link says. */
export const confirmationWords = (state: ConfirmationState): Words => words[state]();
