import { m } from '#messages';
import { Applications } from '../../../features/back-office/applications/applications.tsx';
import { InboxNav } from '../../../features/back-office/applications/inbox-nav.tsx';
import { areaPage } from '../../area-page.tsx';

export const { head, Page } = areaPage({
  title: m.admin_applications_title,
  actions: InboxNav,
  content: Applications,
});
