import type { Dashboard } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { chartDays, chartOf } from '../../lib/chart-days.ts';
import { readToday } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
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
      const days = chartDays(await readToday({ database, clock }));
      const [total, counted, connected, latest] = await Promise.all([
        views.total(database.read, userId),
        views.listSince(database.read, userId, days[0] ?? ''),
        connections.count(database.read, userId),
        activity.latest(userId, NEWEST_ACTIVITIES),
      ]);
      return {
        views: { total, days: chartOf(days, counted) },
        connections: connected,
        activity: latest,
      };
    },
  };
}
