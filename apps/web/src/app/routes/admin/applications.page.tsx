import { areaPage } from '#app/area-page.tsx';
import { Applications } from '#features/back-office/applications/applications.tsx';
import { InboxNav } from '#features/back-office/inbox/inbox-nav.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const earlyQueries: PageQueries = ({ query }) => [
  query('admin.applications.list'),
  query('admin.applications.counts', { query: {} }),
  query('admin.inbox.staff', { query: {} }),
];

export const { head, Page } = areaPage({
  title: m.admin_applications_title,
  actions: InboxNav,
  content: Applications,
});
