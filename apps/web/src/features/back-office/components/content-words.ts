import { type ContentType, contentWords } from '@vitrine/contracts';
import { getLocale } from '#lib/locale.ts';

/** What is said of one content type, in the language of the page. */
export const typeWords = (type: ContentType) => contentWords[getLocale()].types[type];

/** What a field is called, and what helps to fill it in. */
export function fieldWords(path: string): { label: string; hint: string | undefined } {
  const { labels, hints } = contentWords[getLocale()];
  const known: Readonly<Record<string, string>> = labels;
  return { label: known[path] ?? path, hint: (hints as Partial<typeof known>)[path] };
}
