import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Answered } from '../../../features/back-office/components/answered.tsx';
import { TableSkeleton } from '../../../features/back-office/components/table-skeleton.tsx';
import { Users } from '../../../features/back-office/users/users.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('admin.users.list')];

export const head: PageHead = () => ({ title: m.admin_users_title(), robots: 'noindex' });

export function Page() {
  const users = useEndpoint('admin.users.list');
  return (
    <>
      <PageHeader title={m.admin_users_title()} />
      <Answered query={users} skeleton={<TableSkeleton />} loading={m.admin_users_loading()}>
        {(found) => <Users users={found} />}
      </Answered>
    </>
  );
}
