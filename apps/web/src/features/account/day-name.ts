import { getLocale } from '../../lib/locale.ts';

// The server counts by UTC days: in another time zone the name of the day would be off by one.
const write = (day: string, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(getLocale(), { ...how, timeZone: 'UTC' }).format(new Date(day));

/** A day with its name: 'Friday, November 20'. @param day as 2026-11-20 */
export const dayName = (day: string): string =>
  write(day, { weekday: 'long', day: 'numeric', month: 'long' });

/** A day in few letters: 'Nov 20'. @param day as 2026-11-20 */
export const shortDay = (day: string): string => write(day, { day: 'numeric', month: 'short' });
