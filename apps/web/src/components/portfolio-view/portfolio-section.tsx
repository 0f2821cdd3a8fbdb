import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Stack } from '../layout/primitives.tsx';
import styles from './portfolio-section.module.css';

interface PortfolioSectionProps {
  title: string;
  /** The heading stands beside the content where there is room, and stays in sight. */
  aside?: boolean | undefined;
  children: ReactNode;
}

/** One part of the portfolio under its heading. */
export function PortfolioSection({ title, aside, children }: PortfolioSectionProps) {
  const headingId = useId();
  return (
    <Stack
      as="section"
      gap={3}
      aria-labelledby={headingId}
      className={cx(styles.section, aside && styles.aside)}
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </Stack>
  );
}
