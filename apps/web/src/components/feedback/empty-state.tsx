import type { ReactNode } from 'react';
import { Stack } from '../layout/primitives.tsx';
import { textStyle } from '../ui/text-style.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** What to do next. */
  hint?: string | undefined;
  action?: ReactNode | undefined;
  heading?: 'h2' | 'h3' | 'p' | undefined;
}

export function EmptyState({ title, hint, action, heading: Heading = 'p' }: EmptyStateProps) {
  return (
    <Stack align="start" className={styles.empty}>
      <svg viewBox="0 0 160 96" className={styles.contours} aria-hidden="true">
        <path d="M10 84c18-3 22-20 34-36 10-14 20-38 36-38s24 22 36 38c12 15 18 33 34 36" />
        <path d="M34 84c12-2 15-15 24-26 7-9 12-26 22-26s16 15 24 26c8 10 12 24 22 26" />
        <path d="M54 84c8-2 10-9 15-16 4-6 6-14 11-14s8 8 12 14c5 7 7 14 14 16" />
        <path d="M70 84c4-2 5-8 10-8s6 6 10 8" />
      </svg>
      <Heading className={textStyle({ face: 'heading', size: 3 }, styles.title)}>{title}</Heading>
      {hint ? <p className={textStyle({ tone: 'muted', measure: 26, above: 1 })}>{hint}</p> : null}
      {action ? <div className={textStyle({ above: 3 })}>{action}</div> : null}
    </Stack>
  );
}
