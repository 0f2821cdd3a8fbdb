import type { ReactNode } from 'react';
import { Stack } from '../../../components/layout/primitives.tsx';
import styles from './content-groups.module.css';

/** Groups of stored values, one under the other. */
export function ContentGroups({ children }: { children: ReactNode }) {
  return (
    <Stack gap={3} className={styles.groups}>
      {children}
    </Stack>
  );
}
