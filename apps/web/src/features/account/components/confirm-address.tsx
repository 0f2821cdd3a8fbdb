import { ButtonLink } from '#components/ui/button.tsx';
import { useHolds } from '#lib/office-pages.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { type Confirmation, ConfirmButton, isOpen } from './confirm-email.tsx';

/** Confirms the address of a new account by a button: a mail scanner that opens the link confirms nothing. */
export function ConfirmAddress(confirmation: Confirmation) {
  const isOwner = useHolds('portfolio');
  if (isOpen(confirmation)) {
    return <ConfirmButton of={confirmation} action={m.account_confirm_address_action()} />;
  }
  return (
    <p>
      <ButtonLink size="large" to={isOwner ? paths.userDashboard.to() : paths.userLogin.to()}>
        {isOwner ? m.account_confirm_address_to_dashboard() : m.account_confirm_email_to_sign_in()}
      </ButtonLink>
    </p>
  );
}

type Words = readonly [title: () => string, lead: () => string];
const ENDED: Words = [m.mailed_link_ended, m.account_confirm_address_ended_lead];

const words: Record<Confirmation['state'], Words> = {
  ready: [m.account_confirm_address_title, m.account_confirm_address_lead],
  failed: [m.mailed_link_failed, m.account_confirm_email_failed_lead],
  done: [m.account_confirm_address_done, m.account_confirm_address_done_lead],
  incomplete: [m.mailed_link_incomplete, m.account_confirm_email_incomplete_lead],
  ended: ENDED,
  // a link of this kind moves no address, so none can be taken
  taken: ENDED,
};

/** What the page behind the mailed link says. */
export function addressConfirmationWords(state: Confirmation['state']) {
  const [title, lead] = words[state];
  return { title: title(), lead: lead() };
}
