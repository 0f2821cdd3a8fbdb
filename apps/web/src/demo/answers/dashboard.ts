import { problemTexts } from '@vitrine/contracts';
import type { DemoAnswers } from '../demo-call.ts';
import { found } from '../demo-problem.ts';
import { ownOf } from './account-records.ts';
import { chartDays } from './article-reads.ts';
import { partOf } from './list-part.ts';

const NEWEST = 8;

/** The professional's dashboard, and who wrote to them. */
export const dashboardAnswers: DemoAnswers = {
  'dashboard.get': (call) => {
    const { views, connections, activity } = ownOf(call);
    return {
      views: {
        total: Object.values(views).reduce((sum, one) => sum + one, 0),
        days: chartDays(call).map((day) => ({ day, count: views[day] ?? 0 })),
      },
      connections: {
        total: connections.length,
        unread: connections.filter(({ read }) => !read).length,
      },
      activity: activity.slice(0, NEWEST),
    };
  },
  'activity.list': (call) => partOf(ownOf(call).activity, call.query),
  'connections.list': (call) => partOf(ownOf(call).connections, call.query),
  'connections.update': (call) => {
    const connection = ownOf(call).connections.find(({ id }) => id === call.params.id);
    return Object.assign(found(connection, problemTexts.noConnection), call.body);
  },
  'connections.delete': (call) => {
    const own = ownOf(call);
    own.connections = own.connections.filter(({ id }) => id !== call.params.id);
    return undefined;
  },
};
