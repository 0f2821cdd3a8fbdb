import { activitySchema } from '../entities/activity.ts';
import { connectionSchema } from '../entities/connection.ts';
import { count } from '../text.ts';
import { named, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { listPage, listPart } from './list-page.ts';

/** Days that the chart of views shows, today included. */
export const VIEW_CHART_DAYS = 30;

const tag = 'Dashboard';

/** Views on each day of the chart, days without any as well. */
export const viewDays = () =>
  z
    .array(
      z.object({
        day: z.iso
          .date()
          .meta({ description: "The day, by the company's clock.", examples: ['2026-03-04'] }),
        count: count.describe('Visitors of that day.'),
      }),
    )
    .describe(`The last ${VIEW_CHART_DAYS} days, oldest first.`);
export type ViewDays = z.infer<ReturnType<typeof viewDays>>;

export const dashboardSchema = named('Dashboard', 'The figures of the own page.', {
  views: z
    .object({
      total: count.describe('Since there is the page.'),
      days: viewDays(),
    })
    .describe('How often the page was seen.'),
  connections: z
    .object({
      total: count.describe('All of them.'),
      unread: count.describe('Those that were not read yet.'),
    })
    .describe('Who wrote through the page.'),
  activity: z.array(activitySchema).describe('The newest few.'),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const dashboardEndpoints = endpointsWith({ access: 'portfolio', scope: 'activity', tag })({
  'dashboard.get': {
    route: 'GET /api/dashboard/',
    summary: 'The figures of the own page, and what happened lately',
    answer: dashboardSchema,
  },
  'activity.list': {
    route: 'GET /api/activity/',
    summary: 'What happened to the own account and page, newest first, some at a time',
    query: z.object(listPart()),
    answer: listPage(activitySchema, 'ActivityPage'),
  },
  'connections.list': {
    route: 'GET /api/connections/',
    scope: 'connections',
    summary: 'People who wrote through the own page, newest first, some at a time',
    query: z.object(listPart()),
    answer: listPage(connectionSchema, 'ConnectionPage'),
  },
  'connections.update': {
    route: 'PUT /api/connections/{id}/',
    scope: 'connections',
    summary: 'Mark a connection as read or unread',
    body: named('ConnectionChange', 'What changes of a connection.', {
      read: connectionSchema.shape.read,
    }),
    answer: connectionSchema,
  },
  'connections.delete': {
    route: 'DELETE /api/connections/{id}/',
    scope: 'connections',
    summary: 'Delete a connection',
  },
});
