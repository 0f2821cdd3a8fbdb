import type { Portfolio } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { nextSteps } from '#components/portfolio-view/next-steps.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { coverLink, textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './dashboard.module.css';

/** The short way to a page that is online, for who has none yet. */
export function StartCard() {
  return (
    <Card as="section" padding="large" aria-labelledby="start" className={styles.start}>
      <div>
        <h2 id="start" className={textStyle({ size: 3 })}>
          {m.account_start_heading()}
        </h2>
        <p className={textStyle({ tone: 'muted', measure: 38, above: 0.5 })}>
          {m.account_start_hint()}
        </p>
      </div>
      <Cluster gap={1}>
        <ButtonLink to={paths.userStart.to()}>{m.account_start()}</ButtonLink>
        <ButtonLink to={paths.userImport.to()} state={{ from: 'start' }} variant="secondary">
          {m.account_bring_cv()}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

const SHOWN = 4;

/** The next things that would make the portfolio better; never more than one can look at. */
export function NextStepsList({ portfolio }: { portfolio: Portfolio }) {
  const { steps, done, total } = nextSteps(portfolio);
  const progress = m.account_next_progress({ done, total });
  return (
    <Card as="section" tone="outline" aria-labelledby="next-steps">
      <h2 id="next-steps" className={textStyle({ size: 4 })}>
        {steps.length === 0 ? m.account_next_heading_done() : m.account_next_heading()}
      </h2>
      <Stack gap={1} above={2} below={2}>
        <ProgressBar label={progress} value={done / total} />
        <p className={textStyle({ tone: 'muted', size: 'small', leading: 1.45 })}>{progress}</p>
      </Stack>
      {steps.length === 0 ? (
        <p className={textStyle({ tone: 'muted', size: 'small', leading: 1.45 })}>
          {m.account_next_done()}
        </p>
      ) : null}
      <Stack as="ol" ruled pad={1.5} className={styles.list}>
        {steps.slice(0, SHOWN).map(({ id, label, hint, to }) => (
          <li key={id}>
            <Link to={to} className={textStyle({ weight: 'strong' }, coverLink)}>
              {label}
            </Link>
            <p className={textStyle({ tone: 'muted', size: 'small', leading: 1.45 })}>{hint}</p>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
