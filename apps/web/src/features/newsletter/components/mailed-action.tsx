import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useMailedLink } from '../use-mailed-link.ts';
import { NewsletterFrame } from './newsletter-frame.tsx';

interface MailedActionProps {
  endpoint: Parameters<typeof useMailedLink>[0];
  words: { title: string; text: string; action: string; done: string; doneText: string };
}

/** Asks once before it does what the mailed link is for: a program that only looks does nothing. */
function MailedAction({ endpoint, words }: MailedActionProps) {
  const { token, send, sending, done, failure } = useMailedLink(endpoint);
  if (done || (failure && !failure.again)) {
    return (
      <NewsletterFrame title={failure?.title ?? words.done} text={failure?.text ?? words.doneText}>
        <ButtonLink to={paths.blog.to()}>{m.newsletter_to_blog()}</ButtonLink>
      </NewsletterFrame>
    );
  }
  return (
    <NewsletterFrame title={failure?.title ?? words.title} text={failure?.text ?? words.text}>
      <Button busy={sending} disabled={!token} onClick={() => token && send(token)}>
        {failure ? m.ui_try_again() : words.action}
      </Button>
    </NewsletterFrame>
  );
}

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
