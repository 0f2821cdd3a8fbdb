import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Settings } from '../../../features/back-office/settings/settings.tsx';
import type { PageHead } from '../../../lib/page.ts';

export const head: PageHead = () => ({ title: m.admin_settings_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader title={m.admin_settings_title()} />
      <Settings />
    </>
  );
}
