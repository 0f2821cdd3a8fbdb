import { areaPage } from '#app/area-page.tsx';
import { PageContent } from '#features/back-office/page-content/page-content.tsx';
import { otherPageTabs } from '#features/back-office/page-content/page-tabs.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export const { head, Page } = areaPage({
  title: m.admin_other_pages_title,
  description: m.admin_other_pages_description,
  link: { to: paths.adminContent.to(), label: m.admin_page_title, back: true },
  content: OtherPages,
});

// A component of its own, which stays the same from one render to the next: what is typed stays.
function OtherPages() {
  return <PageContent tabs={otherPageTabs} />;
}
