import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** `div` around what may not be in a line of text; `legend` and `caption` name what they are in. */
  as?: 'span' | 'div' | 'legend' | 'caption' | undefined;
  /** Seen, but for a phone. */
  onPhone?: boolean | undefined;
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', onPhone, children }: VisuallyHiddenProps) {
  return <Element className={onPhone ? styles.onPhone : styles.hidden}>{children}</Element>;
}
