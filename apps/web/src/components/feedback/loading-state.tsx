import type { ReactNode } from 'react';
import { m } from '#messages';
import { Stack } from '../layout/primitives.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './loading-state.module.css';

interface LoadingStateProps {
  /** What is loading; 'Loading' without it. */
  label?: string | undefined;
  /** Skeletons shaped like what comes; a spinner without them. */
  children?: ReactNode | undefined;
}

export function LoadingState({ label = m.ui_loading(), children }: LoadingStateProps) {
  return (
    <div role="status" aria-busy="true" className={children ? undefined : styles.center}>
      {children ?? <Spinner large />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}

/** In place of a page that is not there yet, or did not come. */
export const Screenful = ({ children }: { children: ReactNode }) => (
  <Stack className={styles.screen}>{children}</Stack>
);
