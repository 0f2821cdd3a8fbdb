import { regions } from './locale-list.ts';

export type Locale = keyof typeof regions;

export const locales = Object.keys(regions) as readonly Locale[];
/** The pages of this language have no prefix in their addresses. */
export const baseLocale = locales[0] as Locale;

/** The BCP 47 tag of a locale with its region, e.g. `en-GB`. */
export const regionalTag = (locale: Locale): string => regions[locale];

/** Where a page is in a locale: `/about` is `/fr/about` in French, and `/` is `/fr`. */
export const pathIn = (locale: Locale, path: string): string =>
  locale === baseLocale ? path : `/${locale}${path === '/' ? '' : path}`;

/** The locale of an address, and the path of its page in the base language; undoes {@link pathIn}. */
export function splitLocale(address: string, known = locales): { locale: Locale; path: string } {
  const [prefix = ''] = address.slice(1).split('/', 1);
  const locale = known.find((one) => one.toLowerCase() === prefix.toLowerCase());
  if (!locale || locale === baseLocale) return { locale: baseLocale, path: address };
  return { locale, path: address.slice(prefix.length + 1) || '/' };
}

/** A page in one of the site's languages; `x-default` is for readers of every other. */
export interface Alternate {
  hreflang: string;
  path: string;
}

/**
 * A page in each language, for crawlers; nothing where there is one language.
 * @param path in the base language
 */
export function alternatesOf(path: string, known = locales): readonly Alternate[] {
  if (known.length === 1) return [];
  return [
    ...known.map((locale) => ({ hreflang: locale, path: pathIn(locale, path) })),
    { hreflang: 'x-default', path },
  ];
}
