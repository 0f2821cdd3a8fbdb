import { areaPage } from '#app/area-page.tsx';
import { Library } from '#features/back-office/library/library.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const { head, Page } = areaPage(() => ({
  title: m.admin_library_title,
  description: m.admin_library_description,
  link: { to: paths.adminWebsiteContent.to(), label: m.admin_website_content, back: true },
  content: Library,
}));
