import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { AddUser } from '../../../features/back-office/users/add-user.tsx';
import { Users } from '../../../features/back-office/users/users.tsx';
import type { PageHead } from '../../../lib/page.ts';

export const head: PageHead = () => ({ title: m.admin_users_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader title={m.admin_users_title()} actions={<AddUser />} />
      <Users />
    </>
  );
}
