import { m } from '#messages';
import { MailedAction } from './mailed-action.tsx';

/** Behind the link at the end of every letter. */
export function EndSubscription() {
  return (
    <MailedAction
      endpoint="newsletter.unsubscribe"
      words={{
        title: m.newsletter_unsubscribe_title(),
        text: m.newsletter_unsubscribe_text(),
        action: m.newsletter_unsubscribe(),
        done: m.newsletter_unsubscribe_done(),
        doneText: m.newsletter_unsubscribe_done_text(),
      }}
    />
  );
}
