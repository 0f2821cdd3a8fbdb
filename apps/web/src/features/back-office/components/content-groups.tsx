import type { ReactNode } from 'react';
import styles from './content-groups.module.css';

/** Groups of stored values, one under the other. */
export function ContentGroups({ children }: { children: ReactNode }) {
  return <div className={styles.groups}>{children}</div>;
}
