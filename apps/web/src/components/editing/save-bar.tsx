import type { ReactNode } from 'react';
import { Stack } from '../layout/primitives.tsx';
import styles from './save-bar.module.css';

/** The way to save a page that is longer than the screen: along the lower edge, always in reach. */
export const SaveBar = ({ children }: { children: ReactNode }) => (
  <Stack gap={1} above={3} className={styles.bar} data-save-bar>
    {children}
  </Stack>
);
