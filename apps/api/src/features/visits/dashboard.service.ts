import { type Dashboard, VIEW_CHART_DAYS } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { type Clock, DAY_MS, utcDay } from '../../lib/clock.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { ConnectionsRepository } from './connections.repository.ts';
import type { ViewsRepository } from './views.repository.ts';

/** What the dashboard shows of what happened; the rest is a click away. */
const NEWEST_ACTIVITIES = 8;

interface Needs {
  database: Database;
  views: ViewsRepository;
  connections: ConnectionsRepository;
  activity: Pick<ActivityService, 'latest'>;
  clock: Clock;
}

/** The figures of one's own page. */
export function createDashboardService(needs: Needs) {
  const { database, views, connections, activity, clock } = needs;
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

export type DashboardService = ReturnType<typeof createDashboardService>;

/** The days of the chart, today last. */
const lastDays = (now: Date): string[] =>
  Array.from({ length: VIEW_CHART_DAYS }, (_, index) =>
    utcDay(new Date(now.getTime() - (VIEW_CHART_DAYS - 1 - index) * DAY_MS)),
  );
