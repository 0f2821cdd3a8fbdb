import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Grid } from '#components/layout/primitives.tsx';
import { Card } from '#components/ui/card.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { coverLink, textStyle } from '#components/ui/text-style.ts';
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
    <Grid as="dl" gap={2} className={styles.cards}>
      {stats.map(({ label, value, hint, to }) => (
        <Card key={label} className={styles.card}>
          <dt className={textStyle({ tone: 'muted', size: 'small', weight: 'medium' })}>
            {to ? (
              <Link to={to} className={cx(coverLink, styles.link)}>
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd
            className={textStyle(
              { face: 'heading', numeric: true, wrap: 'anywhere', above: 1 },
              styles.value,
            )}
          >
            {value}
          </dd>
          {hint ? (
            <dd className={textStyle({ tone: 'muted', size: 'tiny', leading: 1.45, above: 1 })}>
              {hint}
            </dd>
          ) : null}
        </Card>
      ))}
    </Grid>
  );
}

/** The shape of four figures. */
export function StatCardsSkeleton() {
  return (
    <Grid gap={2} className={styles.cards}>
      <Skeleton shape="card" count={4} className={styles.shape} />
    </Grid>
  );
}
