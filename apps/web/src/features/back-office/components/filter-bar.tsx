import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

/** The search and the filters above a list. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.space}>
      <div className={styles.bar}>{children}</div>
    </div>
  );
}
