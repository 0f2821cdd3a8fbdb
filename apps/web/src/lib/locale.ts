import { type Locale, regionalTag } from '@vitrine/contracts';
import { getLocale, overwriteGetLocale } from '#messages/runtime';

export { getLocale };

/** Of the language that words are in, with the region whose habits dates follow. */
export const dateLocale = (): string => regionalTag(getLocale());

/** What the reader calls a language: 'anglais'. */
export const languageName = (locale: Locale): string =>
  new Intl.DisplayNames(getLocale(), { type: 'language' }).of(locale) ?? locale;

/** A number as the reader writes it: '1,204'. */
export const formatCount = (count: number, how?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(getLocale(), how).format(count);

/** From now on, everything is in this language: in a browser that of the address it starts at. */
export const setLocale = (locale: Locale): void => overwriteGetLocale(() => locale);

/**
 * Renders in one language. Synchronous on purpose: the messages ask a global for the language,
 * and another request's turn may only come when this one is done.
 */
export function inLocale<T>(locale: Locale, render: () => T): T {
  const before = getLocale();
  setLocale(locale);
  try {
    return render();
  } finally {
    setLocale(before);
  }
}
