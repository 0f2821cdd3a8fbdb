import type { Locale } from '../../locales.ts';
import type { ContentWords } from './content-words.ts';
import { en } from './en.ts';

/** The labels of content, by language. */
export const contentWords: Readonly<Record<Locale, ContentWords>> = { en };
