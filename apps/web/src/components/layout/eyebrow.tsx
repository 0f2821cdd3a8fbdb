import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';

/** The short line and small text above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
