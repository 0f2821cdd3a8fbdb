import { baseLocale, otherLocales } from '@vitrine/contracts';
import { type DefaultContent, defaultContentIn } from '@vitrine/default-content';
import type { Translations } from '../../lib/translated.ts';

/**
 * A record of the default content in the other languages, as the back-office would have stored it.
 * @param translated what is translated of the record
 */
export function inOtherLocales(translated: (content: DefaultContent) => object): Translations {
  const source = translated(defaultContentIn[baseLocale]);
  // a record of names alone
  if (Object.keys(source).length === 0) return {};
  return Object.fromEntries(
    otherLocales.map((locale) => [
      locale,
      { content: translated(defaultContentIn[locale]), source },
    ]),
  );
}
