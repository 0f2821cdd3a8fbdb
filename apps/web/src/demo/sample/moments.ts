const HOUR_MS = 3_600_000;

/** Moments before another one: the sample looks as if it had been used until today. */
export const momentsBefore = (now: Date) => ({
  hours: (count: number): string => new Date(now.getTime() - count * HOUR_MS).toISOString(),
  days: (count: number): string => new Date(now.getTime() - count * 24 * HOUR_MS).toISOString(),
});
export type Moments = ReturnType<typeof momentsBefore>;
