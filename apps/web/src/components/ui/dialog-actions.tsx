import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './dialog-actions.module.css';

interface DialogActionsProps {
  children: ReactNode;
  /** Stays in sight at the foot of a dialog that is longer than the screen. */
  sticky?: boolean | undefined;
}

/** The row of buttons that ends a dialog or a form: the main one last, at the thumb on a phone. */
export function DialogActions({ children, sticky }: DialogActionsProps) {
  return (
    <div
      className={cx(styles.actions, sticky && styles.sticky)}
      data-dialog-foot={sticky ? '' : undefined}
    >
      {children}
    </div>
  );
}
