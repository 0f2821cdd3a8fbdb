import type { ReactNode } from 'react';
import { Cluster } from '../layout/primitives.tsx';
import styles from './dialog-actions.module.css';

/**
 * The row of buttons that ends a dialog or a form: the main one last, at the thumb on a phone. It
 * stays in sight at the foot of a dialog that is longer than the screen.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Cluster gap={1} justify="end" className={styles.actions} data-dialog-foot="">
      {children}
    </Cluster>
  );
}
