import type { ReactNode } from 'react';
import styles from './entry-rows.module.css';

interface Entry {
  title: string;
  /** Short, beside the title. */
  note: ReactNode;
  text: string;
}

/** Entries under one another, split by hairlines. */
export function EntryRows({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.rows}>
      {entries.map(({ title, note, text }) => (
        <li key={title} className={styles.row}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.note}>{note}</div>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
