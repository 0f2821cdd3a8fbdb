import { LIST_MAX_ITEMS } from '@vitrine/contracts';
import { useId, useState } from 'react';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import styles from './import.module.css';
import type { ReviewedPage } from './page-in-language.ts';
import { problemsOf } from './problems.ts';
import { roomFor, tooMany, withFields, withMostTaken, withTaken } from './review.ts';
import type { ChangeReview, Review, ReviewEntry, ReviewPart } from './review-parts.ts';
import { ReviewedEntry } from './reviewed-entry.tsx';
import { mayBeTaken, standingOf } from './standing.ts';

interface ReviewSectionProps {
  part: ReviewPart;
  title: string;
  portfolio: ReviewedPage;
  review: Review;
  onChange: ChangeReview;
}

/** As many entries are shown at once; a list of thousands comes in steps. */
const STEP = 50;

/** What was read of one part. */
export function ReviewSection({ part, title, portfolio, review, onChange }: ReviewSectionProps) {
  const headingId = useId();
  const [shown, setShown] = useState(STEP);
  const entries = review.entries.filter((entry) => entry.part === part);
  if (entries.length === 0) return null;
  const taken = entries.filter((entry) => entry.taken).length;
  const over = tooMany(part, review, portfolio);
  const isFree = (entry: ReviewEntry) =>
    entry.part === part &&
    mayBeTaken(standingOf(entry, portfolio)) &&
    Object.keys(problemsOf(entry)).length === 0;
  const free = entries.filter(isFree);
  const isFull = over === 0 && taken < free.length && taken >= roomFor(part, portfolio);
  const isAll = over > 0 || isFull || free.every((entry) => entry.taken);
  const takeAll = (now: Review) =>
    isAll ? withTaken(now, isFree, false) : withMostTaken(now, { part, which: isFree, portfolio });
  return (
    <Card as="section" aria-labelledby={headingId} data-wrong={over > 0 || undefined}>
      <Stack gap={2}>
        <Row gap={2} align="center" justify="between">
          <div>
            <h2 id={headingId} tabIndex={-1} className={textStyle({ size: 3 })}>
              {title}
            </h2>
            {entries.length > 1 ? (
              <p className={textStyle({ tone: 'muted', size: 'small', numeric: true })}>
                {m.import_taken({ taken, total: entries.length })}
              </p>
            ) : null}
          </div>
          {free.length > 1 ? (
            <Button
              variant="ghost"
              size="small"
              aria-describedby={headingId}
              onClick={() => onChange(takeAll)}
            >
              {isAll ? m.import_leave_all() : m.import_take_all()}
            </Button>
          ) : null}
        </Row>
        {over > 0 ? (
          <p className={styles.problem}>
            {m.import_too_many({ count: over, limit: LIST_MAX_ITEMS })}
          </p>
        ) : null}
        {isFull ? (
          <p className={textStyle({ tone: 'muted', size: 'small' })}>
            {m.import_full({ limit: LIST_MAX_ITEMS })}
          </p>
        ) : null}
        <Stack as="ul" divided>
          {entries.slice(0, shown).map((entry) => (
            <ReviewedEntry
              key={entry.id}
              entry={entry}
              portfolio={portfolio}
              onTake={(isTaken) =>
                onChange((now) => withTaken(now, ({ id }) => id === entry.id, isTaken))
              }
              onCorrect={(patch) => onChange((now) => withFields(now, entry.id, patch, portfolio))}
            />
          ))}
        </Stack>
        {entries.length > shown ? (
          <Button variant="secondary" onClick={() => setShown(shown + 4 * STEP)}>
            {m.import_show_more({ count: Math.min(4 * STEP, entries.length - shown) })}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
