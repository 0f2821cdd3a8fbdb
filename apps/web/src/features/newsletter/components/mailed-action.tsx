import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { TerrainHero } from '#components/layout/terrain-hero.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { paths } from '#lib/paths.ts';
import { useMailedToken } from '#lib/use-mailed-token.ts';
import { m } from '#messages';
import { FirstChoice } from './choose-topics.tsx';
import styles from './mailed-action.module.css';

interface MailedActionProps {
  endpoint: Parameters<typeof useMailedLink>[0];
  words: { title: string; text: string; action: string; done: string; doneText: string };
}

/** Asks before it uses the mailed link: programs that open links to check them change nothing. */
function MailedAction({ endpoint, words }: MailedActionProps) {
  const { token, send, sending, done, choose, failure } = useMailedLink(endpoint);
  if (done || (failure && !failure.again)) {
    return (
      <NewsletterFrame
        title={failure?.title ?? words.done}
        text={failure?.text ?? words.doneText}
        more={choose ? <FirstChoice token={choose} /> : null}
      >
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

/** The token of the mailed link that is open, and the request that uses it. */
function useMailedLink(endpoint: 'newsletter.confirm' | 'newsletter.unsubscribe') {
  const api = useApi();
  const token = useMailedToken();
  const { mutate, data, isSuccess, isPending, error } = useMutation<
    { message: string; choose?: string | null },
    Error,
    string
  >({
    mutationFn: (used) => api.call(endpoint, { params: { token: used } }),
  });
  return {
    token,
    send: mutate,
    sending: isPending,
    done: isSuccess,
    /** What topics are chosen with, where there are any. */
    choose: data?.choose ?? undefined,
    failure: token === undefined ? undefined : linkFailure(token, error),
  };
}

interface LinkFailure {
  title: string;
  text: string;
  /** Whether trying once more can help. */
  again: boolean;
}

/** What is wrong with a mailed link; null is a link without its token. */
function linkFailure(token: string | null, error: Error | null): LinkFailure | undefined {
  if (token === null) {
    return {
      title: m.mailed_link_incomplete(),
      text: m.newsletter_link_incomplete_text(),
      again: false,
    };
  }
  if (!error) return undefined;
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
    return { title: m.newsletter_link_ended(), text: m.newsletter_link_ended_text(), again: false };
  }
  return { title: m.mailed_link_failed(), text: m.newsletter_failed_text(), again: true };
}

interface NewsletterFrameProps {
  title: string;
  text: string;
  /** What to do next. */
  children?: ReactNode | undefined;
  /** What else can be done now. */
  more?: ReactNode | undefined;
}

/** A page behind a mailed link; its result takes the place of the title and is announced. */
function NewsletterFrame({ title, text, children, more }: NewsletterFrameProps) {
  const actions = useRef<HTMLParagraphElement>(null);
  const held = useRef(false);
  // The button that was pressed may be replaced by a link: the focus moves to it.
  useEffect(() => {
    const next = actions.current?.querySelector<HTMLElement>('a, button');
    if (title && held.current) next?.focus();
  }, [title]);
  return (
    <TerrainHero eyebrow={m.page_newsletter()} title={title} subtitle={text}>
      <VisuallyHidden>
        <span aria-live="polite">{title}</span>
      </VisuallyHidden>
      {more}
      <p
        ref={actions}
        className={styles.actions}
        onFocus={() => {
          held.current = true;
        }}
      >
        {children}
      </p>
      <noscript>
        <p className={styles.actions}>{m.newsletter_needs_script()}</p>
      </noscript>
    </TerrainHero>
  );
}
