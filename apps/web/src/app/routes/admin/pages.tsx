import { areaHead, areaPage } from '#app/area-page.tsx';
import { Activity } from '#features/back-office/activity/activity.tsx';
import { Applications } from '#features/back-office/applications/applications.tsx';
import { InboxNav } from '#features/back-office/applications/inbox-nav.tsx';
import { BlogManagement, NewPostButton } from '#features/back-office/blog/blog-management.tsx';
import { Answered } from '#features/back-office/components/answered.tsx';
import { Dashboard, DashboardSkeleton } from '#features/back-office/dashboard/dashboard.tsx';
import { Library } from '#features/back-office/library/library.tsx';
import { Messages } from '#features/back-office/messages/messages.tsx';
import { PageContent } from '#features/back-office/page-content/page-content.tsx';
import { otherPageTabs, pageTabs } from '#features/back-office/page-content/page-tabs.ts';
import { Settings } from '#features/back-office/settings/settings.tsx';
import { AddUser, Users } from '#features/back-office/users/users.tsx';
import {
  listEndpoint,
  readingOf,
  requestedTypes,
} from '#features/back-office/website-content/slots.ts';
import { WebsiteContent } from '#features/back-office/website-content/website-content.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import type { PageContext, PageModule } from '#lib/page.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

/** The pages of the back-office; they load together (build/chunks.ts). */
export const pages = {
  activity: areaPage({
    title: m.area_activity,
    link: { to: paths.admin.to(), label: m.admin_dashboard, back: true },
    content: Activity,
  }),
  applications: areaPage({
    title: m.admin_applications_title,
    actions: InboxNav,
    content: Applications,
  }),
  blog: areaPage({
    title: m.admin_blog_title,
    actions: NewPostButton,
    content: BlogManagement,
  }),
  content: areaPage({
    title: m.admin_page_title,
    link: { to: paths.adminOtherPages.to(), label: m.admin_other_pages_title },
    content: MainPages,
  }),
  dashboard: {
    queries: ({ query }: PageContext) => [query('admin.overview')],
    ...areaPage({
      title: m.admin_dashboard,
      content: Overview,
    }),
  },
  library: areaPage({
    title: m.admin_library_title,
    description: m.admin_library_description,
    link: { to: paths.adminWebsiteContent.to(), label: m.admin_website_content, back: true },
    content: Library,
  }),
  messages: { head: areaHead(m.area_messages), Page: Messages },
  'other-pages': areaPage({
    title: m.admin_other_pages_title,
    description: m.admin_other_pages_description,
    link: { to: paths.adminContent.to(), label: m.admin_page_title, back: true },
    content: OtherPages,
  }),
  settings: areaPage({
    title: m.area_settings,
    content: Settings,
  }),
  users: areaPage({
    title: m.admin_users_title,
    actions: AddUser,
    content: Users,
  }),
  'website-content': {
    queries: ({ query, search }: PageContext) =>
      requestedTypes(readingOf(search)).map((type) => query(listEndpoint(type))),
    ...areaPage({
      title: m.admin_content_title,
      link: { to: paths.adminLibrary.to(), label: m.admin_content_library },
      content: WebsiteContent,
    }),
  },
} satisfies Record<string, PageModule>;

// Components of their own, which stay the same from one render to the next: what is typed stays.
function MainPages() {
  return <PageContent tabs={pageTabs} />;
}

function OtherPages() {
  return <PageContent tabs={otherPageTabs} />;
}

function Overview() {
  return (
    <Answered query={useEndpoint('admin.overview')} skeleton={<DashboardSkeleton />}>
      {(overview) => <Dashboard overview={overview} />}
    </Answered>
  );
}
