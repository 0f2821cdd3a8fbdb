import { m } from '#messages';
import { Library } from '../../../features/back-office/library/library.tsx';
import { paths } from '../../../lib/paths.ts';
import { areaPage } from '../../area-page.tsx';

export const { head, Page } = areaPage({
  title: m.admin_library_title,
  description: m.admin_library_description,
  link: { to: paths.adminWebsiteContent.to(), label: m.admin_library_back, back: true },
  content: Library,
});
