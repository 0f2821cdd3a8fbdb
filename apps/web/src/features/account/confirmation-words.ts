import { m } from '#messages';
import type { ConfirmationState } from './use-email-confirmation.ts';

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
