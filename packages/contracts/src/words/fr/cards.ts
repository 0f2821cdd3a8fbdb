import type { cards as english } from '../en/cards.ts';

/** What the picture of a shared link says besides what people wrote. */
export const cards: typeof english = {
  readingTime: (minutes) => `${minutes} min de lecture`,
};
