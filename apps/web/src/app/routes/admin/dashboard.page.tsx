import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Answered } from '../../../features/back-office/components/answered.tsx';
import { Dashboard } from '../../../features/back-office/dashboard/dashboard.tsx';
import { DashboardSkeleton } from '../../../features/back-office/dashboard/dashboard-skeleton.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('admin.overview')];

export const head: PageHead = () => ({ title: m.admin_dashboard_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader title={m.admin_dashboard_title()} />
      <Answered query={useEndpoint('admin.overview')} skeleton={<DashboardSkeleton />}>
        {(overview) => <Dashboard overview={overview} />}
      </Answered>
    </>
  );
}
