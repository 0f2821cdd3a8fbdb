import { areaPage } from '#app/area-page.tsx';
import { Trash } from '#features/back-office/trash/trash.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const earlyQueries: PageQueries = ({ query }) => [query('admin.trash.list')];

export const { head, Page } = areaPage({
  title: m.admin_trash_title,
  description: m.admin_trash_description,
  content: Trash,
});
