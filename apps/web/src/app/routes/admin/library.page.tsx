import { ArrowLeft } from 'lucide-react';
import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Library } from '../../../features/back-office/library/library.tsx';
import type { PageHead } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const head: PageHead = () => ({ title: m.admin_library_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader
        title={m.admin_library_title()}
        description={m.admin_library_description()}
        actions={
          <ButtonLink to={paths.adminWebsiteContent.to()} variant="secondary">
            <ArrowLeft size={16} aria-hidden="true" />
            {m.admin_library_back()}
          </ButtonLink>
        }
      />
      <Library />
    </>
  );
}
