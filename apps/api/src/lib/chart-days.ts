import { VIEW_CHART_DAYS, type ViewDays } from '@vitrine/contracts';
import { DAY_MS, utcDay } from './clock.ts';

/** The days of a chart of views, today last. */
export const chartDays = (now: Date): string[] =>
  Array.from({ length: VIEW_CHART_DAYS }, (_, index) =>
    utcDay(new Date(now.getTime() - (VIEW_CHART_DAYS - 1 - index) * DAY_MS)),
  );

/** The first day of a chart: what was counted before is shown no more. */
export const firstChartDay = (now: Date): string => chartDays(now)[0] ?? utcDay(now);

/** Every day with its count, also those on which nothing was counted. */
export function chartOf(days: readonly string[], counted: Readonly<ViewDays>): ViewDays {
  const counts = new Map(counted.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
