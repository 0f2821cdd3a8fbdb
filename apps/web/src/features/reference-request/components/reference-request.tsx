import { useEffect, useState } from 'react';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Section } from '#components/layout/section.tsx';
import { TerrainHero } from '#components/layout/terrain-hero.tsx';
import { Button } from '#components/ui/button.tsx';
import { m } from '#messages';
import { problemOf, useRequest, useRequestToken } from '../use-request.ts';
import { readWords } from '../use-words-draft.ts';
import { AnsweredRequest } from './answered-request.tsx';
import { LeftWords } from './left-words.tsx';
import { OpenRequest } from './open-request.tsx';

const PROBLEMS = {
  ended: { title: m.reference_write_ended, text: m.reference_write_ended_text },
  unknown: { title: m.reference_write_unknown, text: m.reference_write_unknown_text },
  failed: { title: m.reference_write_failed, text: m.reference_write_failed_text },
};

interface HeroProps {
  title: string;
  text: string;
  onRetry?: (() => void) | undefined;
}

function Hero({ title, text, onRetry }: HeroProps) {
  return (
    <TerrainHero eyebrow={m.reference_write_title()} title={title} subtitle={text}>
      {onRetry ? (
        <p>
          <Button onClick={onRetry}>{m.ui_try_again()}</Button>
        </p>
      ) : null}
      <noscript>
        <p>{m.reference_write_needs_script()}</p>
      </noscript>
    </TerrainHero>
  );
}

/** The page behind the mailed link: who asks and what for, and where the reference is written. */
export function ReferenceRequestPage() {
  const token = useRequestToken();
  if (token === null) return <Problem problem="unknown" />;
  if (!token) return <Loading />;
  return <Request key={token} token={token} />;
}

const Loading = () => (
  <>
    <Hero title={m.reference_write_title()} text={m.reference_write_loading()} />
    <Section space="small">
      <LoadingState label={m.reference_write_loading()} />
    </Section>
  </>
);

interface ProblemProps {
  problem: keyof typeof PROBLEMS;
  onRetry?: (() => void) | undefined;
}

function Problem({ problem, onRetry }: ProblemProps) {
  const { title, text } = PROBLEMS[problem];
  return <Hero title={title()} text={text()} onRetry={onRetry} />;
}

function Request({ token }: { token: string }) {
  const { request, error, refetch, replace } = useRequest(token);
  const [writing, setWriting] = useState(false);
  const isAsked = request?.state === 'asked';
  // what another tab does in the meantime takes nobody's form away
  useEffect(() => {
    if (isAsked) setWriting(true);
  }, [isAsked]);
  if (!request) {
    if (!error) return <Loading />;
    const problem = problemOf(error);
    const retry = problem === 'failed' ? () => void refetch() : undefined;
    return <Problem problem={problem} onRetry={retry} />;
  }
  const { owner, name, state } = request;
  const words = { owner: owner.name, name };
  if (state === 'withdrawn') {
    const left = readWords(request.id);
    return (
      <>
        <Hero
          title={m.reference_write_withdrawn()}
          text={m.reference_write_withdrawn_text(words)}
        />
        {left?.text ? <LeftWords text={left.text} /> : null}
      </>
    );
  }
  if (state === 'asked' || writing) {
    return (
      <>
        <Hero title={m.reference_write_heading(words)} text={m.reference_write_lead(words)} />
        <OpenRequest {...{ token, request, replace }} onAnswered={() => setWriting(false)} />
      </>
    );
  }
  return (
    <>
      <Hero {...answeredWords(state, words)} />
      <AnsweredRequest {...{ token, request, replace }} onWrite={() => setWriting(true)} />
    </>
  );
}

function answeredWords(
  state: 'written' | 'declined' | 'taken-back',
  words: { owner: string },
): HeroProps {
  if (state === 'written')
    return { title: m.reference_write_done(), text: m.reference_write_done_text(words) };
  if (state === 'declined')
    return { title: m.reference_write_declined(), text: m.reference_write_declined_text(words) };
  return { title: m.reference_write_taken_back(), text: m.reference_write_taken_back_text() };
}
