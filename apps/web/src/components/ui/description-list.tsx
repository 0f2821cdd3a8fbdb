import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface Description {
  term: string;
  value: ReactNode;
}

/** Terms and what they are, line by line between hairlines. */
export function DescriptionList({ entries }: { entries: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {entries.map(({ term, value }, position) => (
        <div key={position} className={styles.entry}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
