import type { ReactNode } from 'react';
import { textStyle } from './text-style.ts';

/** Words that a line would be broken in behind their hyphen, in English and in French. */
const WORDS = /(\be-mails?\b)/i;

/**
 * A text whose words stay whole. The fonts have no hyphen that does not break, so a letter of
 * another font would stand in its place.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(WORDS);
  if (parts.length === 1) return text;
  return parts.map((part, place) =>
    // every second part is such a word
    place % 2 === 1 ? (
      <span key={place} className={textStyle({ wrap: 'never' })}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
