import { dateLocale } from './locale.ts';
import { formatMoment, getTimeZone } from './moments.ts';

/**
 * A day as people write it, in one piece: '3 Mar 2026'.
 * @param moment ISO 8601
 * @param timeZone where it is that day; see `setTimeZone` without one
 */
export const writeDay = (moment: string, timeZone = getTimeZone()): string =>
  formatMoment(moment, { dateStyle: 'medium', timeZone }, dateLocale()).replaceAll(' ', '\u00a0');
