import { areaPage } from '#app/area-page.tsx';
import { System } from '#features/back-office/system/system.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const earlyQueries: PageQueries = ({ query }) => [query('system.status')];

export const { head, Page } = areaPage({
  title: m.admin_system_title,
  content: System,
});
