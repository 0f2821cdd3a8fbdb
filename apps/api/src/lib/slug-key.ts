import { baseLocale, type Locale } from '@vitrine/contracts';

/** Under what a slug is stored: languages can have the same ones. No slug has a slash. */
export const slugKey = (locale: Locale, slug: string): string =>
  locale === baseLocale ? slug : `${locale}/${slug}`;
