import { areaPage } from '#app/area-page.tsx';
import { Activity } from '#features/back-office/activity/activity.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const { head, Page } = areaPage(() => ({
  title: m.admin_activity_title,
  link: { to: paths.admin.to(), label: m.admin_activity_back, back: true },
  content: Activity,
}));
