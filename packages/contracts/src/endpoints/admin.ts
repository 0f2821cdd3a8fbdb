import { adminUserSchema } from '../entities/account.ts';
import { applicationSchema, messageSchema } from '../entities/message.ts';
import { z } from '../zod.ts';
import { defineEndpoints } from './endpoint.ts';

const tag = 'Back-office';
const count = z.number().int();

export const adminOverviewSchema = z
  .object({
    totalUsers: count,
    activeProjects: count,
    pendingTasks: count.meta({ description: 'Unread messages, draft posts and new applications.' }),
    revenue: z
      .string()
      .meta({ description: "The figure an administrator entered; '' until then." }),
  })
  .meta({ id: 'AdminOverview' });
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

export const adminEndpoints = defineEndpoints({
  'admin.overview': {
    method: 'GET',
    path: '/api/admin/overview/',
    access: 'admin',
    tag,
    summary: 'The figures of the back-office dashboard',
    success: { status: 200, body: adminOverviewSchema },
  },
  'admin.users.list': {
    method: 'GET',
    path: '/api/users/',
    access: 'admin',
    tag,
    summary: 'The accounts, newest first',
    success: { status: 200, body: z.array(adminUserSchema) },
  },
  'admin.applications.list': {
    method: 'GET',
    path: '/api/applications/',
    access: 'admin',
    tag,
    summary: 'The applications, newest first',
    success: { status: 200, body: z.array(applicationSchema) },
  },
  'admin.messages.list': {
    method: 'GET',
    path: '/api/messages/',
    access: 'admin',
    tag,
    summary: 'The messages, newest first',
    success: { status: 200, body: z.array(messageSchema) },
  },
});
