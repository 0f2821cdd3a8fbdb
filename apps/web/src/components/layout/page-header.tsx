import type { ReactNode } from 'react';
import { textStyle } from '../ui/text-style.ts';
import styles from './page-header.module.css';
import { Cluster } from './primitives.tsx';

interface PageHeaderProps {
  title: string;
  description?: ReactNode | undefined;
  /** Buttons at the end of the row; under the title on a phone. */
  actions?: ReactNode | undefined;
}

/** The head of a tool's page. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Cluster gap={4} rowGap={2} align="end" justify="between" below={4} className={styles.header}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {description ? (
          <p className={textStyle({ tone: 'muted', measure: 34, above: 1 }, styles.description)}>
            {description}
          </p>
        ) : null}
      </div>
      {actions ? (
        <Cluster gap={1} className={styles.actions}>
          {actions}
        </Cluster>
      ) : null}
    </Cluster>
  );
}
