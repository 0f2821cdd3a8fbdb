import { type ReactNode, useId } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import styles from './content-group.module.css';

interface ContentGroupProps {
  title: string;
  children: ReactNode;
}

/** Some stored values under a heading. */
export function ContentGroup({ title, children }: ContentGroupProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
