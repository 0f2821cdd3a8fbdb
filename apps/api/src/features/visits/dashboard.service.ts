import { type Dashboard, VIEW_CHART_DAYS } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS, utcDay } from '../../lib/clock.ts';
import { createConnectionsRepository } from './connections.repository.ts';
import { createViewsRepository } from './views.repository.ts';

/** What the dashboard shows of what happened; the rest is a click away. */
const NEWEST_ACTIVITIES = 8;

/** The figures of one's own page. */
export function createDashboardService({ database, activity, clock }: Deps) {
  const views = createViewsRepository(database.tables);
  const connections = createConnectionsRepository(database);
  return {
    async get({ userId }: Account): Promise<Dashboard> {
      const days = lastDays(clock.now());
      const [total, counted, connected, latest] = await Promise.all([
        views.total(database.read, userId),
        views.listSince(database.read, userId, days[0] ?? ''),
        connections.count(database.read, userId),
        activity.latest(userId, NEWEST_ACTIVITIES),
      ]);
      const counts = new Map(counted.map(({ day, count }) => [day, count]));
      return {
        views: { total, days: days.map((day) => ({ day, count: counts.get(day) ?? 0 })) },
        connections: connected,
        activity: latest,
      };
    },
  };
}

/** The days of the chart, today last. */
const lastDays = (now: Date): string[] =>
  Array.from({ length: VIEW_CHART_DAYS }, (_, index) =>
    utcDay(new Date(now.getTime() - (VIEW_CHART_DAYS - 1 - index) * DAY_MS)),
  );
