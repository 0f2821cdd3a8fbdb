import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SaveBar } from '#components/editing/save-bar.tsx';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { SaveConflict } from '#lib/editing/save-over.ts';
import { m } from '#messages';
import { FailureAlert, RetryAlert } from '../components/failure-alert.tsx';
import styles from './import.module.css';
import { partName } from './import-words.ts';
import { pageIn } from './page-in-language.ts';
import { problemsOf } from './problems.ts';
import { tooMany } from './review.ts';
import { ReviewLanguage } from './review-language.tsx';
import { type ChangeReview, type Review, reviewParts } from './review-parts.ts';
import { ReviewSection } from './review-section.tsx';
import { useSaveReview } from './save-review.ts';
import { UnreadList } from './unread-list.tsx';

interface ReviewFormProps {
  portfolio: Portfolio;
  review: Review;
  onChange: ChangeReview;
  onStartOver: () => void;
  /** It is on the page. */
  onSaved: () => void;
}

/** Everything that was read, part by part, to take or to leave; nothing is stored before the button. */
export function ReviewForm(props: ReviewFormProps) {
  const { portfolio: stored, review, onChange, onStartOver, onSaved } = props;
  const { language } = review;
  // entries are rendered again where it is another
  const portfolio = useMemo(() => pageIn(stored, language), [stored, language]);
  const { save, submit, refused } = useSaveReview(stored, review, onSaved);
  const [isHeld, setHeld] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const taken = review.entries.filter((entry) => entry.taken);
  const isWrong =
    taken.some((entry) => Object.keys(problemsOf(entry)).length > 0) ||
    reviewParts.some((part) => tooMany(part, review, portfolio) > 0);
  const { error, isPending } = save;
  useEffect(() => {
    if (!error && !isHeld) return;
    const place = form.current;
    const wrong = place?.querySelector<HTMLElement>('[data-wrong] input, [aria-invalid="true"]');
    (wrong ?? place?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [error, isHeld]);
  const press = () => {
    setHeld(isWrong);
    if (!isWrong) submit();
  };
  const details = Object.values(refused);
  return (
    <form
      ref={form}
      noValidate
      aria-label={m.import_review_title()}
      onSubmit={(event) => {
        event.preventDefault();
        if (taken.length > 0 && !isPending) press();
      }}
    >
      <Stack as="fieldset" gap={3} fill="shrink" disabled={isPending}>
        <ReviewLanguage portfolio={stored} language={language} onChange={onChange} />
        {reviewParts.map((part) => (
          <ReviewSection
            key={part}
            part={part}
            title={partName(part)}
            portfolio={portfolio}
            review={review}
            onChange={onChange}
          />
        ))}
        <UnreadList unread={review.unread} />
      </Stack>
      <SaveBar>
        {isHeld && isWrong ? <FailureAlert title={m.import_needs_correcting()} /> : null}
        {error instanceof SaveConflict ? (
          <FailureAlert title={m.import_failed_save()} reason={m.import_page_changed()} />
        ) : (
          <RetryAlert
            title={m.import_failed_save()}
            error={error}
            details={details}
            busy={isPending}
            onRetry={press}
          />
        )}
        <Row gap={1} align="center" className={styles.row}>
          <p
            aria-live="polite"
            className={textStyle({ tone: 'muted', size: 'small' }, styles.state)}
          >
            {taken.length === 0
              ? m.import_nothing_chosen()
              : m.import_taken({ taken: taken.length, total: review.entries.length })}
          </p>
          <Button variant="secondary" disabled={isPending} onClick={onStartOver}>
            {m.import_again()}
          </Button>
          <Button type="submit" busy={isPending} disabled={taken.length === 0}>
            {m.import_save({ count: taken.length })}
          </Button>
        </Row>
      </SaveBar>
    </form>
  );
}
