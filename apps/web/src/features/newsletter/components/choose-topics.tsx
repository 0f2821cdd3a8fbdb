import { useMutation, useQuery } from '@tanstack/react-query';
import type { Preferences } from '@vitrine/contracts';
import { type FormEvent, useId, useState } from 'react';
import { TerrainHero } from '#components/layout/terrain-hero.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { paths } from '#lib/paths.ts';
import { useMailedToken } from '#lib/use-mailed-token.ts';
import { m } from '#messages';
import styles from './choose-topics.module.css';

/** Behind the link at the end of every letter: what a subscriber wants to be notified of. */
export function ChooseTopics() {
  const api = useApi();
  const token = useMailedToken();
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletter.preferences', token],
    queryFn: () => api.call('newsletter.preferences', { params: { token: token ?? '' } }),
    enabled: Boolean(token),
    retry: false,
  });
  if (token === null) {
    return (
      <TerrainHero
        eyebrow={m.page_newsletter()}
        title={m.mailed_link_incomplete()}
        subtitle={m.newsletter_link_incomplete_text()}
      />
    );
  }
  if (error) {
    const hasEnded = error instanceof ApiError && error.status < 500 && error.status !== 429;
    return (
      <TerrainHero
        eyebrow={m.page_newsletter()}
        title={hasEnded ? m.newsletter_link_ended() : m.mailed_link_failed()}
        subtitle={hasEnded ? m.newsletter_choose_ended_text() : failureReason(error)}
      >
        <p className={styles.actions}>
          {hasEnded ? (
            <ButtonLink to={paths.blog.to()}>{m.newsletter_to_blog()}</ButtonLink>
          ) : (
            <Button onClick={() => void refetch()}>{m.ui_try_again()}</Button>
          )}
        </p>
      </TerrainHero>
    );
  }
  return (
    <TerrainHero
      eyebrow={m.page_newsletter()}
      title={m.newsletter_choose_title()}
      subtitle={m.newsletter_choose_text()}
    >
      {data && token ? <Choice preferences={data} token={token} /> : null}
      <noscript>
        <p className={styles.actions}>{m.newsletter_needs_script()}</p>
      </noscript>
    </TerrainHero>
  );
}

/** The same right after a subscription is confirmed; nothing where it does not come. */
export function FirstChoice({ token }: { token: string }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['newsletter.preferences', token],
    queryFn: () => api.call('newsletter.preferences', { params: { token } }),
  });
  if (!data?.topics.length) return null;
  return (
    <>
      <p>{m.newsletter_choose_now()}</p>
      <Choice preferences={data} token={token} />
    </>
  );
}

function Choice({ preferences: { topics }, token }: { preferences: Preferences; token: string }) {
  const api = useApi();
  const [chosen, setChosen] = useState(
    () => new Set(topics.filter((topic) => topic.chosen).map(({ id }) => id)),
  );
  const statusId = useId();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () =>
      api.call('newsletter.choose', { params: { token }, body: { topics: [...chosen] } }),
  });
  const toggle = (id: string) => {
    reset();
    setChosen(
      (before) =>
        new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  if (topics.length === 0) return <p>{m.newsletter_choose_none()}</p>;
  return (
    <form method="post" onSubmit={save} aria-describedby={statusId} className={styles.form}>
      <fieldset className={styles.topics}>
        <legend className={styles.legend}>{m.newsletter_choose_legend()}</legend>
        {topics.map(({ id, name }) => (
          <label key={id} className={styles.topic}>
            <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      </fieldset>
      <p id={statusId} role="status">
        {isSuccess ? m.newsletter_choose_done() : error ? failureReason(error) : ''}
      </p>
      <Button type="submit" busy={isPending}>
        {m.newsletter_choose()}
      </Button>
    </form>
  );
}
