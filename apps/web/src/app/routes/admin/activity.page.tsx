import { m } from '#messages';
import { Activity } from '../../../features/back-office/activity/activity.tsx';
import { paths } from '../../../lib/paths.ts';
import { areaPage } from '../../area-page.tsx';

export const { head, Page } = areaPage({
  title: m.admin_activity_title,
  link: { to: paths.admin.to(), label: m.admin_activity_back, back: true },
  content: Activity,
});
