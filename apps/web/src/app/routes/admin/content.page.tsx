import { areaPage } from '#app/area-page.tsx';
import { PageContent } from '#features/back-office/page-content/page-content.tsx';
import { pageTabs } from '#features/back-office/page-content/page-tabs.ts';
import type { PageQueries } from '#lib/page.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

/** Of the first tab. */
export const earlyQueries: PageQueries = ({ query }) => [query('pages.home.edit')];

export const { head, Page } = areaPage({
  title: m.admin_page_title,
  link: { to: paths.adminOtherPages.to(), label: m.admin_other_pages_title },
  content: MainPages,
});

// A component of its own, which stays the same from one render to the next: what is typed stays.
function MainPages() {
  return <PageContent tabs={pageTabs} />;
}
