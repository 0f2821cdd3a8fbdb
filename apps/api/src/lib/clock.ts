/** The time; handed in, so that a test can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Clocks of replicas differ by less. What was noted with a time that is further ahead than it can be
 * was noted by a clock that has been set back since.
 */
export const CLOCK_SKEW_MS = HOUR_MS;

/** The day of an instant in UTC, e.g. `2026-03-04`; days compare as text. */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Milliseconds until the next day in UTC begins; never 0. */
export const untilMidnight = (instant: Date): number => DAY_MS - (instant.getTime() % DAY_MS);
