import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useMailedLink } from '../use-mailed-link.ts';
import { NewsletterFrame } from './newsletter-frame.tsx';

/** Asks once, so that a program that only looks at the link ends nothing. */
export function EndSubscription() {
  const { token, send, sending, done, failure } = useMailedLink('newsletter.unsubscribe');
  if (done || (failure && !failure.again)) {
    return (
      <NewsletterFrame
        title={failure?.title ?? m.newsletter_unsubscribe_done()}
        text={failure?.text ?? m.newsletter_unsubscribe_done_text()}
      >
        <ButtonLink to={paths.blog.to()}>{m.newsletter_to_blog()}</ButtonLink>
      </NewsletterFrame>
    );
  }
  return (
    <NewsletterFrame
      title={failure?.title ?? m.newsletter_unsubscribe_title()}
      text={failure?.text ?? m.newsletter_unsubscribe_text()}
    >
      <Button busy={sending} disabled={!token} onClick={() => token && send(token)}>
        {failure ? m.ui_try_again() : m.newsletter_unsubscribe()}
      </Button>
    </NewsletterFrame>
  );
}
