import type { ReactNode } from 'react';
import styles from './screenful.module.css';

/** In place of a page that is not there yet, or did not come. */
export const Screenful = ({ children }: { children: ReactNode }) => (
  <div className={styles.screen}>{children}</div>
);
