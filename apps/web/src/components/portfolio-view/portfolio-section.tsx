import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import styles from './portfolio-section.module.css';

interface PortfolioSectionProps {
  title: string;
  /** How many things it holds; nothing is shown when it holds none. */
  count: number;
  /** The heading stands beside the content where there is room, and stays in sight. */
  aside?: boolean | undefined;
  children: ReactNode;
}

/** One part of the portfolio under its heading. */
export function PortfolioSection({ title, count, aside, children }: PortfolioSectionProps) {
  const headingId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={headingId} className={cx(styles.section, aside && styles.aside)}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
