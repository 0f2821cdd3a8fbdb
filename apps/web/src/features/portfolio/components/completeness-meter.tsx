import type { Portfolio } from '@vitrine/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { nextSteps } from '../../../components/portfolio-view/next-steps.ts';
import { Card } from '../../../components/ui/card.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import styles from './overview.module.css';

/** How complete the page is, and what would help it most; the link leads to its field. */
export function CompletenessMeter({ portfolio }: { portfolio: Portfolio }) {
  const { steps, percent } = nextSteps(portfolio);
  const [next] = steps;
  const told = m.portfolio_complete({ percent });
  return (
    <Card
      as="section"
      tone="outline"
      padding="small"
      aria-label={m.portfolio_completeness()}
      className={styles.meter}
    >
      <div className={styles.bar}>
        <p className={styles.percent}>{told}</p>
        <ProgressBar label={told} value={percent / 100} />
      </div>
      {next ? (
        <Link to={next.to} className={styles.next}>
          <span>
            <span className={styles.what}>{m.portfolio_next_step({ step: next.label })}</span>
            <span className={styles.hint}>{next.hint}</span>
          </span>
          <ArrowRight size={20} aria-hidden="true" className={styles.arrow} />
        </Link>
      ) : (
        <p className={styles.hint}>{m.portfolio_nothing_missing()}</p>
      )}
    </Card>
  );
}
