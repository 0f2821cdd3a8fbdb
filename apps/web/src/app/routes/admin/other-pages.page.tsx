import { ArrowLeft } from 'lucide-react';
import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { PageContent } from '../../../features/back-office/page-content/page-content.tsx';
import { otherPageTabs } from '../../../features/back-office/page-content/page-tabs.ts';
import type { PageHead } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const head: PageHead = () => ({ title: m.admin_other_pages_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader
        title={m.admin_other_pages_title()}
        description={m.admin_other_pages_description()}
        actions={
          <ButtonLink to={paths.adminContent.to()} variant="secondary">
            <ArrowLeft size={16} aria-hidden="true" />
            {m.admin_page_title()}
          </ButtonLink>
        }
      />
      <PageContent tabs={otherPageTabs} />
    </>
  );
}
