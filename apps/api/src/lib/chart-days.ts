import { VIEW_CHART_DAYS, type ViewDays } from '@vitrine/contracts';
import { DAY_MS, utcDay } from './clock.ts';

/** The days of a chart of views. @param today the last of them, e.g. `2026-03-04` */
export const chartDays = (today: string): string[] =>
  Array.from({ length: VIEW_CHART_DAYS }, (_, index) =>
    utcDay(new Date(Date.parse(today) - (VIEW_CHART_DAYS - 1 - index) * DAY_MS)),
  );

/** The first day of a chart: what was counted before is shown no more. */
export const firstChartDay = (today: string): string => chartDays(today)[0] ?? today;

/** Every day with its count, also those on which nothing was counted. */
export function chartOf(days: readonly string[], counted: Readonly<ViewDays>): ViewDays {
  const counts = new Map(counted.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
