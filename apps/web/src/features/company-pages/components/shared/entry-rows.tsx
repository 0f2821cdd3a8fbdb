import type { ReactNode } from 'react';
import { cx } from '../../../../components/cx.ts';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
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
        <Stack as="li" gap={4} rowGap={1} key={title} className={styles.row}>
          <h3 className={styles.title}>{title}</h3>
          <div className={cx(textStyle({ tone: 'second', leading: 'snug' }), styles.note)}>
            {note}
          </div>
          <p className={cx(textStyle({ tone: 'muted', measure: 'text', above: 1 }), styles.text)}>
            {text}
          </p>
        </Stack>
      ))}
    </ul>
  );
}
