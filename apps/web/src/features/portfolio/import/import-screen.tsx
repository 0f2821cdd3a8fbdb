import type { Portfolio } from '@vitrine/contracts';
import type { ImportedResume } from '@vitrine/resume';
import { type SetStateAction, useEffect, useRef, useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { useDraft, useHasDrafts } from '#lib/editing/use-draft.ts';
import { useUnsavedWarning } from '#lib/use-unsaved-warning.ts';
import { m } from '#messages';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { MissingPortfolio } from '../components/missing-portfolio.tsx';
import { StepSkeleton } from '../components/portfolio-skeleton.tsx';
import { undoOf } from '../components/undo.tsx';
import { PORTFOLIO_DRAFT } from '../state/portfolio-values.ts';
import { ChooseSource } from './choose-source.tsx';
import styles from './import.module.css';
import { besidePage, IMPORT_DRAFT, importDraft, importDraftSchema } from './import-draft.ts';
import { reviewOf } from './review.ts';
import { ReviewForm } from './review-form.tsx';
import type { Review } from './review-parts.ts';

/** Takes over what someone has written elsewhere: read, looked at, and only then stored. */
export function ImportScreen() {
  const own = useOwnPortfolio();
  if (own.portfolio) return <Import portfolio={own.portfolio} />;
  return (
    <>
      <PageHeader title={m.import_title()} description={m.import_hint()} />
      <MissingPortfolio query={own.query} skeleton={<StepSkeleton />} />
    </>
  );
}

function Import({ portfolio }: { portfolio: Portfolio }) {
  const { review, setReview, text, setText, cameBack, keeps, forget } = useKeptImport(portfolio);
  const hasUnsaved = useHasDrafts(PORTFOLIO_DRAFT);
  const page = useRef<HTMLDivElement>(null);
  const isReviewed = review !== undefined;
  const before = useRef(isReviewed);
  useEffect(() => {
    if (before.current === isReviewed) return;
    before.current = isReviewed;
    window.scrollTo({ top: 0 });
    page.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [isReviewed]);
  const toast = useToast();
  const startOver = () => {
    setReview(undefined);
    toast({ message: m.import_started_over(), action: undoOf(() => setReview(review)) });
  };
  const show = (resume: ImportedResume) => setReview(reviewOf(resume, portfolio));
  return (
    <>
      <PageHeader
        title={review ? m.import_review_title() : m.import_title()}
        description={review ? m.import_review_hint() : m.import_hint()}
      />
      <Stack gap={3} ref={page} className={review ? styles.review : styles.sources}>
        {keeps ? null : <Alert>{m.import_not_kept()}</Alert>}
        {cameBack ? (
          <Alert title={m.import_came_back()}>
            {review ? m.import_came_back_hint() : m.import_text_came_back()}
          </Alert>
        ) : null}
        {hasUnsaved ? <Alert>{m.import_unsaved_edits()}</Alert> : null}
        {review ? (
          <ReviewForm
            portfolio={portfolio}
            review={review}
            onChange={(change) => setReview((now) => now && change(now))}
            onStartOver={startOver}
            onSaved={forget}
          />
        ) : (
          <ChooseSource text={text} onType={setText} onRead={show} />
        )}
      </Stack>
    </>
  );
}

/**
 * What was read, chosen and pasted, kept in the browser until it is on the page: leaving loses
 * nothing, and so asks nothing, except where the browser keeps nothing.
 */
function useKeptImport(portfolio: Portfolio) {
  const { start, works, keep } = useDraft(IMPORT_DRAFT, importDraftSchema, {
    resume: importDraftSchema,
  });
  const [review, setReview] = useState(() => start?.review && besidePage(start.review, portfolio));
  // it stays when someone starts over
  const [text, setText] = useState(start?.text ?? '');
  const isAsItCame = useRef(start !== undefined);
  const [cameBack, setCameBack] = useState(start !== undefined);
  useEffect(() => {
    // what came back is kept already, with the time of when it was left
    if (isAsItCame.current) isAsItCame.current = false;
    else keep(importDraft(text, review));
  }, [keep, text, review]);
  useUnsavedWarning(!works && review !== undefined);
  return {
    review,
    setReview(change: SetStateAction<Review | undefined>) {
      if (typeof change !== 'function') setCameBack(false);
      setReview(change);
    },
    text,
    setText(typed: string) {
      setCameBack(false);
      setText(typed);
    },
    /** Whether it was brought along in an earlier visit. */
    cameBack,
    /** False once the browser has refused to keep it. */
    keeps: works,
    forget: () => keep(undefined),
  };
}
