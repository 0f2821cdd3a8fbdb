import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';
import { Row } from './primitives.tsx';

/** The short line and small text above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <Row as="p" gap={1.5} align="center" className={styles.eyebrow}>
      {children}
    </Row>
  );
}
