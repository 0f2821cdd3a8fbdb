import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './container.module.css';

interface ContainerProps {
  /** A text column. */
  narrow?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Container({ narrow, className, children }: ContainerProps) {
  return <div className={cx(styles.container, narrow && styles.narrow, className)}>{children}</div>;
}
