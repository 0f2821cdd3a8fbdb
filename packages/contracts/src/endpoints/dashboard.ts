import { activitySchema } from '../entities/activity.ts';
import { connectionSchema } from '../entities/connection.ts';
import { id } from '../text.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { cursor, listPage } from './list-page.ts';

/** Days that the chart of views shows, today included. */
export const VIEW_CHART_DAYS = 30;

const tag = 'Dashboard';
const count = z.number().int();
const byId = z.object({ id: id() });

export const dashboardSchema = z
  .object({
    views: z.object({
      total: count,
      days: z
        .array(z.object({ day: z.iso.date().meta({ examples: ['2026-03-04'] }), count }))
        .meta({ description: `The last ${VIEW_CHART_DAYS} days (UTC), oldest first.` }),
    }),
    connections: z.object({ total: count, unread: count }),
    activity: z.array(activitySchema).meta({ description: 'The newest few.' }),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof dashboardSchema>;

export const dashboardEndpoints = endpointsWith({ access: 'user', tag })({
  'dashboard.get': {
    method: 'GET',
    path: '/api/dashboard/',
    summary: 'The figures of the own page, and what happened lately',
    success: { status: 200, body: dashboardSchema },
  },
  'activity.list': {
    method: 'GET',
    path: '/api/activity/',
    summary: 'What happened to the own account and page, newest first, some at a time',
    query: z.object({ after: cursor() }),
    success: { status: 200, body: listPage(activitySchema, 'ActivityPage') },
  },
  'connections.list': {
    method: 'GET',
    path: '/api/connections/',
    summary: 'People who wrote through the own page, newest first, some at a time',
    query: z.object({ after: cursor() }),
    success: { status: 200, body: listPage(connectionSchema, 'ConnectionPage') },
  },
  'connections.update': {
    method: 'PUT',
    path: '/api/connections/{id}/',
    summary: 'Mark a connection as read or unread',
    params: byId,
    body: z.object({ read: z.boolean() }).meta({ id: 'ConnectionChange' }),
    success: { status: 200, body: connectionSchema },
    errors: ['not-found'],
  },
  'connections.delete': {
    method: 'DELETE',
    path: '/api/connections/{id}/',
    summary: 'Delete a connection',
    params: byId,
    success: { status: 204 },
    errors: ['not-found'],
  },
});
