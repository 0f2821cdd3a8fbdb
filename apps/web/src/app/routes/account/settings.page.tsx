import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { OwnSettings } from '../../../features/account/components/settings/settings.tsx';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('account.get')];

export const head: PageHead = () => ({ title: m.account_settings_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader title={m.account_settings_title()} />
      <OwnSettings />
    </>
  );
}
