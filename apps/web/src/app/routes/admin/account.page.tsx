import { m } from '#messages';
import { OwnSettings } from '../../../features/account/components/settings/settings.tsx';
import type { PageQueries } from '../../../lib/page.ts';
import { areaPage } from '../../area-page.tsx';

export const queries: PageQueries = ({ query }) => [query('account.get')];

/** An administrator's own account: the guard keeps them out of the user area (ROL-01). */
export const { head, Page } = areaPage({
  title: m.account_settings_title,
  content: OwnSettings,
});
