import { getLocale } from './locale.ts';

/** Undefined for that of the browser. */
let timeZone: string | undefined;

/** From now on, moments are written by this clock; by that of the reader where there is none. */
export function setTimeZone(zone: string | undefined): void {
  timeZone = zone;
}

export const getTimeZone = (): string =>
  timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment as the reader writes it. @param moment also in ISO 8601, or a day as 2026-11-20 */
export const formatMoment = (
  moment: Date | string,
  how: Intl.DateTimeFormatOptions,
  locale: string = getLocale(),
): string => new Intl.DateTimeFormat(locale, { timeZone, ...how }).format(new Date(moment));
