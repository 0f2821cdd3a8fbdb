import { areaPage } from '#app/area-page.tsx';
import { Settings } from '#features/back-office/settings/settings.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const earlyQueries: PageQueries = ({ query }) => [query('settings.get')];

export const { head, Page } = areaPage({
  title: m.area_settings,
  content: Settings,
});
