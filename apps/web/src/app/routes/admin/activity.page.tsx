import { areaPage } from '#app/area-page.tsx';
import { Activity } from '#features/back-office/activity/activity.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const earlyQueries: PageQueries = ({ query }) => [
  query('admin.audit.list'),
  query('admin.users.list', { query: { role: 'admin' } }),
];

export const { head, Page } = areaPage({
  title: m.area_activity,
  content: Activity,
});
