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

const lengthOf = (value: ReactNode): number => (typeof value === 'string' ? value.length : 0);

/** The size at which a figure still is on one line of its card. */
function sizeOf(value: ReactNode): string | undefined {
  const length = lengthOf(value);
  if (length > LONG) return styles.longest;
  return length > SHORT ? styles.long : undefined;
}

const SHORT = 7;
const LONG = 14;
/** A figure of more letters is on no phone's line. */
const MOST = 18;

/** '1 250 000 XAF', also of '1250000 XAF', with spaces at which no line ends, narrow among digits. */
export const unbroken = (figure: string): string =>
  figure
    .replace(/(?<=\d)[ \u00a0\u202f](?=\d)/g, '\u202f')
    .replace(/\d{5,}/g, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, '\u202f'))
    .replace(/ /g, '\u00a0');

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
              {
                face: 'heading',
                numeric: true,
                wrap: lengthOf(value) > MOST ? 'anywhere' : 'never',
                above: 1,
              },
              cx(styles.value, sizeOf(value)),
            )}
          >
            {typeof value === 'string' && /\d/.test(value) ? unbroken(value) : value}
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
