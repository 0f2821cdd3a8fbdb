import type { ContentWords } from './content-words.ts';
import { content as en } from './en/content.ts';
import { content as fr } from './fr/content.ts';
import type { LanguageTag } from './words.ts';

/** The labels of content, by language. */
export const contentWords: Readonly<Record<LanguageTag, ContentWords>> = { en, fr };
