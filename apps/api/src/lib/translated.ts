import { baseLocale, type Locale } from '@vitrine/contracts';

/** What a record says in other languages, and what its source said when that was written or checked. */
export type Translations = Partial<Record<Locale, { content: object; source: object }>>;

interface Stored {
  translations: Translations;
}

/** What a record says of its own in a language; undefined for the base language and where nobody has written it. */
export const translationIn = ({ translations }: Stored, locale: Locale | undefined) =>
  locale === undefined || locale === baseLocale ? undefined : translations[locale];

/** The language of what is shown, where it is not the one that was asked for. */
export const shownLocale = (stored: Stored, asked: Locale | undefined): { locale?: Locale } =>
  asked === undefined || asked === baseLocale || stored.translations[asked]
    ? {}
    : { locale: baseLocale };
