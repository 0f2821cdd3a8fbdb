import { areaPage } from '#app/area-page.tsx';
import { Answered } from '#features/back-office/components/answered.tsx';
import { Dashboard, DashboardSkeleton } from '#features/back-office/dashboard/dashboard.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [
  query('admin.overview'),
  query('admin.waiting'),
];

export const { head, Page } = areaPage({
  title: m.admin_dashboard,
  content: Overview,
});

function Overview() {
  return (
    <Answered query={useEndpoint('admin.overview')} skeleton={<DashboardSkeleton />}>
      {(overview) => <Dashboard overview={overview} />}
    </Answered>
  );
}
