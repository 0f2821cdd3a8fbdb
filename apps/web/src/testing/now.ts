/**
 * What the clock shows where a web test begins, in milliseconds since 1970: on the day of most
 * fixtures, and an hour away from midnight in no time zone.
 */
export const NOW = Date.parse('2026-03-04T12:30:00.000Z');

const SECOND_MS = 1_000;

/** So many seconds after the beginning, or before it, as the API writes a moment. */
export const secondsFromNow = (seconds: number): string =>
  new Date(NOW + seconds * SECOND_MS).toISOString();

/** That day, as the API writes it. */
export const daysFromNow = (days: number): string =>
  secondsFromNow(days * 24 * 60 * 60).slice(0, 10);
