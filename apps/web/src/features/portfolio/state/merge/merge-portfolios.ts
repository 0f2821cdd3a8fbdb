import type { Portfolio } from '@vitrine/contracts';
import { asking, type Choices, type Conflict } from './conflict.ts';
import { mergeItems } from './merge-items.ts';
import { mergeWords } from './merge-words.ts';
import { pick } from './three-way.ts';

const fields = ['headline', 'summary', 'published', 'customUrl', 'profileImage', 'cv'] as const;
const words = ['skills', 'gallery', 'sections'] as const;
const lists = [
  'experiences',
  'educations',
  'projects',
  'links',
  'media_items',
  'services',
  'products',
] as const;

/** Two changes of the same portfolio. */
export interface Diverged {
  /** What both started from. */
  base: Portfolio;
  yours: Portfolio;
  theirs: Portfolio;
}

interface Merged {
  /** With the other's version: it is what a save of this replaces. */
  portfolio: Portfolio;
  /** What both changed; every one needs a choice before this may be saved. */
  conflicts: Conflict[];
}

/** Puts together what only one side changed; of what both changed, the chosen side counts. */
export function mergePortfolios(sides: Diverged, choices: Choices = {}): Merged {
  const { ask, conflicts } = asking(choices);
  const of = <K extends keyof Portfolio>(part: K) => ({
    base: sides.base[part],
    yours: sides.yours[part],
    theirs: sides.theirs[part],
  });
  const askField = (part: keyof Portfolio, field: string) => () => {
    const { yours, theirs } = of(part);
    return ask({ id: part, part, field, yours, theirs });
  };
  const merged = [
    ...fields.map((part) => [part, pick<unknown>(of(part), askField(part, ''))]),
    ...words.map((part) => [
      part,
      mergeWords(of(part), () => askField(part, 'order')() as readonly string[]),
    ]),
    ...lists.map((part) => [part, mergeItems(part, of(part), ask)]),
  ];
  return { portfolio: { ...sides.theirs, ...Object.fromEntries(merged) }, conflicts };
}
