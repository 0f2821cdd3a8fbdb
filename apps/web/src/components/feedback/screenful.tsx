import type { ReactNode } from 'react';
import { Stack } from '../layout/primitives.tsx';
import styles from './screenful.module.css';

/** In place of a page that is not there yet, or did not come. */
export const Screenful = ({ children }: { children: ReactNode }) => (
  <Stack className={styles.screen}>{children}</Stack>
);
