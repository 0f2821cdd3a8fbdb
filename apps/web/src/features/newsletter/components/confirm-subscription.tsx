import { m } from '#messages';
import { MailedAction } from './mailed-action.tsx';

/** Behind the link of the first mail: makes a request a subscription. */
export function ConfirmSubscription() {
  return (
    <MailedAction
      endpoint="newsletter.confirm"
      words={{
        title: m.newsletter_confirm_title(),
        text: m.newsletter_confirm_text(),
        action: m.newsletter_confirm(),
        done: m.newsletter_confirm_done(),
        doneText: m.newsletter_confirm_done_text(),
      }}
    />
  );
}
