import { areaPage } from '#app/area-page.tsx';
import { OwnSettings } from '#features/account/components/settings/settings.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [query('account.get')];

export const earlyQueries: PageQueries = ({ query }) => [query('account.sessions.list')];

export const { head, Page } = areaPage({
  title: m.account_settings_title,
  content: OwnSettings,
});
