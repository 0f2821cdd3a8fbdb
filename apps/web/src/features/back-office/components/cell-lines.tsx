import type { ReactNode } from 'react';
import { cx } from '#components/cx.ts';
import styles from './cell-lines.module.css';

interface CellLinesProps {
  /** The small text under the first line. */
  under: ReactNode;
  /** After how many lines that is cut. */
  lines?: 1 | 2;
  children: ReactNode;
}

/** The words of a table's cell, and a smaller text under them. */
export function CellLines({ under, lines = 1, children }: CellLinesProps) {
  return (
    <div className={styles.words}>
      {children}
      <p className={cx(styles.under, lines === 2 && styles.two)}>{under}</p>
    </div>
  );
}
