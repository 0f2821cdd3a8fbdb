import type { ReactNode } from 'react';
import { Grid } from '../layout/primitives.tsx';
import styles from './field-row.module.css';

/** Fields side by side where there is room for it. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <Grid className={styles.row}>{children}</Grid>;
}
