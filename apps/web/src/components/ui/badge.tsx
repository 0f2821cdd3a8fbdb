import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

interface BadgeProps {
  tone?: Tone | undefined;
  /** A dot in the tone's colour before the text. */
  dot?: boolean | undefined;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', dot, children }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone], dot && styles.dot)}>{children}</span>;
}
