import type { ContentWords } from './content-words.ts';
import { en } from './en.ts';

/** What is said of content, by language. */
export const contentWords: Readonly<Record<'en', ContentWords>> = { en };
