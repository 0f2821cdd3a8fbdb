import type { ReactNode } from 'react';
import { Cluster } from '#components/layout/primitives.tsx';
import styles from './filter-bar.module.css';

/** The search and the filters above a list. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.space}>
      <Cluster gap={2} rowGap={1} align="center" className={styles.bar}>
        {children}
      </Cluster>
    </div>
  );
}
