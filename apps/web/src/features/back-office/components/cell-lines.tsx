import type { ReactNode } from 'react';
import { cx } from '#components/cx.ts';
import { textStyle } from '#components/ui/text-style.ts';
import styles from './cell-lines.module.css';

interface CellLinesProps {
  /** The small text under the first line. */
  under: ReactNode;
  /** After how many lines that is cut. */
  lines?: 1 | 2;
  children: ReactNode;
}

const UNDER = textStyle({ tone: 'muted', size: 'tiny', weight: 'text', leading: 1.45 });

/** The words of a table's cell, and a smaller text under them. */
export function CellLines({ under, lines = 1, children }: CellLinesProps) {
  return (
    <div dir="auto" className={textStyle({ fill: 'shrink', wrap: 'anywhere' })}>
      {children}
      <p className={cx(UNDER, styles.under, lines === 2 && styles.two)}>{under}</p>
    </div>
  );
}
