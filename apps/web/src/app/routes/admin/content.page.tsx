import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { PageContent } from '../../../features/back-office/page-content/page-content.tsx';
import type { PageHead } from '../../../lib/page.ts';

export const head: PageHead = () => ({ title: m.admin_page_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader title={m.admin_page_title()} />
      <PageContent />
    </>
  );
}
