import type { Unread, UnreadReason } from '@vitrine/resume';
import { useId, useState } from 'react';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import styles from './import.module.css';
import { placeWords, unreadWords } from './import-words.ts';

const STEP = 20;

/** What was in the source and is in no part, with the reason and its place. */
export function UnreadList({ unread }: { unread: readonly Unread[] }) {
  const headingId = useId();
  if (unread.length === 0) return null;
  const reasons = [...new Set(unread.map(({ reason }) => reason))];
  return (
    <Card as="section" tone="outline" aria-labelledby={headingId}>
      <Stack gap={2}>
        <div>
          <h2 id={headingId} className={textStyle({ size: 3 })}>
            {m.import_unread_title()}
          </h2>
          <p className={textStyle({ tone: 'muted', size: 'small' })}>{m.import_unread_hint()}</p>
        </div>
        {reasons.map((reason) => (
          <SameReason
            key={reason}
            reason={reason}
            unread={unread.filter((one) => one.reason === reason)}
          />
        ))}
      </Stack>
    </Card>
  );
}

function SameReason({ reason, unread }: { reason: UnreadReason; unread: readonly Unread[] }) {
  const headingId = useId();
  const [shown, setShown] = useState(STEP);
  return (
    <Stack gap={1} as="section" aria-labelledby={headingId}>
      <h3 id={headingId} className={textStyle({ face: 'text', size: 'base', weight: 'strong' })}>
        {unreadWords[reason]()}
      </h3>
      <Stack as="ul" gap={1}>
        {unread.slice(0, shown).map(({ place, text }, index) => (
          // the list never changes its order, and the same words may be in it twice
          <li key={`${index} ${placeWords(place)}`}>
            {/* of a whole file there is nothing to show but its name */}
            <p dir="auto" className={styles.unread}>
              {text || placeWords(place)}
            </p>
            {text ? (
              <p className={textStyle({ tone: 'muted', size: 'tiny' })}>{placeWords(place)}</p>
            ) : null}
          </li>
        ))}
      </Stack>
      {unread.length > shown ? (
        <div>
          <Button variant="ghost" size="small" onClick={() => setShown(unread.length)}>
            {m.import_show_more({ count: unread.length - shown })}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
