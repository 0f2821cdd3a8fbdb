import { fields as en } from './en/fields.ts';
import { fields as fr } from './fr/fields.ts';
import type { LanguageTag, Words } from './words.ts';

/** What is wrong with a field, by language. Apart from all else: a form loads no more. */
export const fieldWords: Readonly<Record<LanguageTag, Words['fields']>> = { en, fr };
