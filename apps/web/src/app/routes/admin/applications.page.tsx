import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Applications } from '../../../features/back-office/applications/applications.tsx';
import { InboxNav } from '../../../features/back-office/applications/inbox-nav.tsx';
import type { PageHead } from '../../../lib/page.ts';

export const head: PageHead = () => ({ title: m.admin_applications_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader title={m.admin_applications_title()} actions={<InboxNav />} />
      <Applications />
    </>
  );
}
