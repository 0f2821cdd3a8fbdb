import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Answered } from '../../../features/back-office/components/answered.tsx';
import { Dashboard } from '../../../features/back-office/dashboard/dashboard.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('admin.overview')];

export const head: PageHead = () => ({ title: m.admin_dashboard_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader title={m.admin_dashboard_title()} />
      <Answered query={useEndpoint('admin.overview')} skeleton={<Skeleton shape="card" />}>
        {(overview) => <Dashboard overview={overview} />}
      </Answered>
    </>
  );
}
