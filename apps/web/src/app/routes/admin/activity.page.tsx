import { ArrowLeft } from 'lucide-react';
import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Activity } from '../../../features/back-office/activity/activity.tsx';
import type { PageHead } from '../../../lib/page.ts';
import { paths } from '../../../lib/paths.ts';

export const head: PageHead = () => ({ title: m.admin_activity_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader
        title={m.admin_activity_title()}
        actions={
          <ButtonLink to={paths.admin.to()} variant="secondary">
            <ArrowLeft size={16} aria-hidden="true" />
            {m.admin_activity_back()}
          </ButtonLink>
        }
      />
      <Activity />
    </>
  );
}
