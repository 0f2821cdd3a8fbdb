import { isTimeZone, type Locale, regionalTag } from '@vitrine/contracts';
import { getLocale, overwriteGetLocale } from '#messages/runtime';

export { getLocale };

/** Of the language that words are in, with the region whose habits dates follow. */
export const dateLocale = (): string => regionalTag(getLocale());

/** What the reader calls a language: 'anglais'. */
export const languageName = (locale: Locale): string =>
  new Intl.DisplayNames(getLocale(), { type: 'language' }).of(locale) ?? locale;

/** Undefined for that of the browser. */
let timeZone: string | undefined;

/** From now on, moments are written by this clock; by that of the reader where there is none. */
export function setTimeZone(zone: string | undefined): void {
  // a browser may be older than the zone
  timeZone = zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

export const getTimeZone = (): string =>
  timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment as the reader writes it. @param moment also in ISO 8601, or a day as 2026-11-20 */
export const formatMoment = (
  moment: Date | string,
  how: Intl.DateTimeFormatOptions,
  locale: string = getLocale(),
): string => new Intl.DateTimeFormat(locale, { timeZone, ...how }).format(new Date(moment));

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
