import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../components/cx.ts';
import { Card } from '../../../components/ui/card.tsx';
import styles from './stat-cards.module.css';

export interface Stat {
  label: string;
  value: ReactNode;
  /** What is counted. */
  hint?: ReactNode | undefined;
  /** Where the counted things are; makes the card a link. */
  to?: string | undefined;
}

/** A few figures side by side. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.cards}>
      {stats.map(({ label, value, hint, to }) => (
        <Card key={label} className={cx(styles.card, to && styles.linked)}>
          <dt className={styles.label}>
            {to ? (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className={styles.value}>{value}</dd>
          {hint ? <dd className={styles.hint}>{hint}</dd> : null}
        </Card>
      ))}
    </dl>
  );
}
