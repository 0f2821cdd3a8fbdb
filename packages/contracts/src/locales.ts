import { regions } from './locale-list.ts';
import { slugs } from './slugs.ts';

export type Locale = keyof typeof regions;

export const locales = Object.keys(regions) as readonly Locale[];
/** The pages of this language have no prefix in their addresses. */
export const baseLocale = locales[0] as Locale;

/** Those that texts of the base language are translated into. */
export const otherLocales = locales.filter((locale) => locale !== baseLocale);

/** The BCP 47 tag of a locale with its region, e.g. `en-GB`. */
export const regionalTag = (locale: Locale): string => regions[locale];

const namesOf = (locale: Locale) => Object.entries(slugs[locale] ?? {});

/** A path with another name at its start; one that has none there stays as it is. */
function rename(path: string, names: readonly (readonly [from: string, to: string])[]): string {
  const given = path.toLowerCase();
  const found = names.find(
    ([from]) => given.startsWith(from) && /^([/?#]|$)/.test(path.slice(from.length)),
  );
  return found ? found[1] + path.slice(found[0].length) : path;
}

/** A path as links below the prefix of a locale have it: `/about` is `/a-propos` in French. */
export const slugsIn = (locale: Locale, path: string): string => rename(path, namesOf(locale));

/** Where a page is in a locale: `/about` is `/fr/a-propos` in French, and `/` is `/fr`. */
export const pathIn = (locale: Locale, path: string): string =>
  locale === baseLocale ? path : `/${locale}${path === '/' ? '' : slugsIn(locale, path)}`;

/**
 * The locale of an address, and the path of its page in the base language; undoes {@link pathIn}. A
 * page is found by its name in the base language, too.
 */
export function splitLocale(address: string, known = locales): { locale: Locale; path: string } {
  const [prefix = ''] = address.slice(1).split('/', 1);
  const locale = known.find((one) => one.toLowerCase() === prefix.toLowerCase());
  if (!locale || locale === baseLocale) return { locale: baseLocale, path: address };
  const path = address.slice(prefix.length + 1) || '/';
  const back = namesOf(locale).map(([from, to]) => [to, from] as const);
  return { locale, path: rename(path, back) };
}

/** What an administrator has chosen of the languages beside the base language. */
interface ChosenLanguages {
  languages: Readonly<Record<string, boolean>>;
}

/** The languages in which visitors find the website, the base language first. */
export const publicLocales = (company: ChosenLanguages | undefined): Locale[] =>
  locales.filter((locale) => locale === baseLocale || company?.languages[locale]);

/** A page in one of the site's languages; `x-default` is for readers of every other. */
export interface Alternate {
  hreflang: string;
  path: string;
}

/** A page in one language: its path there, by the names of the base language. */
export interface PlaceIn {
  locale: Locale;
  path: string;
}

/** Where a page is in each of its languages, for crawlers; nothing where that is one. */
export function alternatesAt(places: readonly PlaceIn[]): readonly Alternate[] {
  if (places.length < 2) return [];
  const all = places.map(({ locale, path }) => ({ hreflang: locale, path: pathIn(locale, path) }));
  const base = all.filter(({ hreflang }) => hreflang === baseLocale);
  return [...all, ...base.map(({ path }) => ({ hreflang: 'x-default', path }))];
}

/**
 * The same of a page that is called alike in every language.
 * @param path in the base language
 */
export const alternatesOf = (path: string, known = locales): readonly Alternate[] =>
  alternatesAt(known.map((locale) => ({ locale, path })));
