import { readingMinutes, TEXT_MAX_LENGTH } from '@vitrine/contracts';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { textStyle } from '#components/ui/text-style.ts';
import { getLocale } from '#lib/locale.ts';
import { m } from '#messages';
import { countWords } from './count-words.ts';
import type { PostValues } from './post-fields.ts';

const inDigits = (count: number): string => count.toLocaleString(getLocale());

/** How long it is by now, and how long it takes to read. */
export function PostLength() {
  const counted = useDeferredValue(useWatch<PostValues, 'posts'>({ name: 'posts' }));
  const { words, minutes, tooLong } = useMemo(() => {
    // what is longer cannot be saved, and is not worth the counting
    const texts = counted.map(({ text }) => text.slice(0, TEXT_MAX_LENGTH));
    const count = texts.reduce((sum, text) => sum + countWords(text), 0);
    const long = counted.findIndex(({ text }) => text.length > TEXT_MAX_LENGTH);
    return { words: count, minutes: readingMinutes(texts), tooLong: long };
  }, [counted]);
  if (words === 0) return null;
  const section = counted[tooLong];
  if (section) {
    // what is said under the section may be far away
    return (
      <p className={textStyle({ tone: 'danger', weight: 'medium', size: 'small', numeric: true })}>
        {m.admin_posts_too_long({
          number: tooLong + 1,
          count: inDigits(section.text.length),
          most: inDigits(TEXT_MAX_LENGTH),
        })}
      </p>
    );
  }
  return (
    <p className={textStyle({ tone: 'muted', size: 'small', numeric: true })}>
      {m.posts_minutes({ minutes })} · {m.admin_posts_words({ count: words })}
    </p>
  );
}
