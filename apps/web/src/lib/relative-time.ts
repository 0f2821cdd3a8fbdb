import { getLocale } from './locale.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The largest unit that still says something, by the length that it begins at. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
];

/**
 * How long ago a moment was, in the reader's words: '2 hours ago', 'yesterday', 'now'.
 * @param at ISO 8601; a moment that a wrong clock puts into the future is now
 * @param now milliseconds since 1970
 */
export function relativeTime(at: string, now: number): string {
  const ago = Math.max(0, now - Date.parse(at));
  const format = new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, begin]) => ago >= begin) ?? ['second', Infinity];
  return format.format(-Math.floor(ago / length) || 0, unit);
}
