import { type Locale, locales } from './locales.ts';
import { z } from './zod.ts';

export const localeSchema = () => z.enum(locales as [Locale, ...Locale[]]);
const locale = () => localeSchema().optional();

/** What public content is asked for: the language in which it is wanted. */
export const inLanguage = () => ({
  locale: locale().describe(
    'The language that is wanted; what is not translated comes in the base language. That is the one without it.',
  ),
});

/** What comes with a form of the website. */
export const sentFrom = () => ({
  locale: locale().describe('The language of the page it was sent from.'),
});

/** What is said of a record in another language than the one that was asked for. */
export const ownLanguage = () => ({
  locale: locale().describe('Its language, where that is not the one that was asked for.'),
});
