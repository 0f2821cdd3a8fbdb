import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Answered } from '../../../features/back-office/components/answered.tsx';
import { CardSkeleton } from '../../../features/back-office/components/card-skeleton.tsx';
import { CompanySettings } from '../../../features/back-office/settings/company-settings.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('pages.company.get')];

export const head: PageHead = () => ({ title: m.admin_settings_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader title={m.admin_settings_title()} />
      <Answered query={useEndpoint('pages.company.get')} skeleton={<CardSkeleton />}>
        {(company) => <CompanySettings company={company} />}
      </Answered>
    </>
  );
}
