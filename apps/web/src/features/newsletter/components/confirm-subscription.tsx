import { useEffect } from 'react';
import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useMailedLink } from '../use-mailed-link.ts';
import { NewsletterFrame } from './newsletter-frame.tsx';

/** Opening the mailed link is the confirmation; the page says what came of it. */
export function ConfirmSubscription() {
  const { token, send, sending, done, failure } = useMailedLink('newsletter.confirm');
  useEffect(() => {
    if (token) send(token);
  }, [token, send]);
  if (failure) {
    return (
      <NewsletterFrame title={failure.title} text={failure.text}>
        {failure.again && token ? (
          <Button busy={sending} onClick={() => send(token)}>
            {m.ui_try_again()}
          </Button>
        ) : (
          <ButtonLink to={paths.blog.to()}>{m.newsletter_to_blog()}</ButtonLink>
        )}
      </NewsletterFrame>
    );
  }
  return done ? (
    <NewsletterFrame title={m.newsletter_confirm_done()} text={m.newsletter_confirm_done_text()}>
      <ButtonLink to={paths.blog.to()}>{m.newsletter_to_blog()}</ButtonLink>
    </NewsletterFrame>
  ) : (
    <NewsletterFrame title={m.newsletter_confirm_title()} text={m.newsletter_confirm_wait()} />
  );
}
