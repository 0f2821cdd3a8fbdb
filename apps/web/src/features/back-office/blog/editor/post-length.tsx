import { readingMinutes, TEXT_MAX_LENGTH } from '@vitrine/contracts';
import { useDeferredValue, useMemo } from 'react';
import { m } from '#messages';
import styles from './post-length.module.css';
import type { SectionValue } from './post-values.ts';

/** How long it is by now, and how long it takes to read. */
export function PostLength({ sections }: { sections: readonly SectionValue[] }) {
  const counted = useDeferredValue(sections);
  const { words, minutes } = useMemo(() => {
    // what is longer cannot be saved, and is not worth the counting
    const texts = counted.map(({ text }) => text.slice(0, TEXT_MAX_LENGTH));
    const count = texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
    return { words: count, minutes: readingMinutes(texts) };
  }, [counted]);
  if (words === 0) return null;
  return (
    <p className={styles.length}>
      {m.admin_blog_reading({ minutes })} · {m.admin_blog_words({ count: words })}
    </p>
  );
}
