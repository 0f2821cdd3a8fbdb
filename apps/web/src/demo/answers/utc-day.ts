/** The day of a moment, e.g. `2026-03-04`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);
