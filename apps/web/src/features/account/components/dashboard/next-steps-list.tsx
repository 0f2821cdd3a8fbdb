import type { Portfolio } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { nextSteps } from '../../../../components/portfolio-view/next-steps.ts';
import { Card } from '../../../../components/ui/card.tsx';
import { ProgressBar } from '../../../../components/ui/progress-bar.tsx';
import styles from './next-steps-list.module.css';

const SHOWN = 4;

/** The next things that would make the portfolio better; never more than one can look at. */
export function NextStepsList({ portfolio }: { portfolio: Portfolio }) {
  const { steps, done, total } = nextSteps(portfolio);
  const progress = m.account_next_progress({ done, total });
  return (
    <Card as="section" tone="outline" aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {steps.length === 0 ? m.account_next_heading_done() : m.account_next_heading()}
      </h2>
      <div className={styles.progress}>
        <ProgressBar label={progress} value={done / total} />
        <p className={styles.hint}>{progress}</p>
      </div>
      {steps.length === 0 ? <p className={styles.hint}>{m.account_next_done()}</p> : null}
      <ol className={styles.list}>
        {steps.slice(0, SHOWN).map(({ id, label, hint, to }) => (
          <li key={id} className={styles.item}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
            <p className={styles.hint}>{hint}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
