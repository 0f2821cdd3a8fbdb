import {
  CircleUserRound,
  FileText,
  Images,
  Languages,
  LayoutDashboard,
  Mail,
  Newspaper,
  PanelsTopLeft,
  Settings,
  Users,
} from 'lucide-react';
import type { AreaNavItem } from '#components/layout/area-shell.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

/**
 * The sidebar of the back-office (ADM-01); a function, because words are known only in a locale.
 * @param opens whether the person may see a page
 * @param unread how many messages nobody has read
 * @param isTranslated whether the website is in several languages
 */
export function adminNavigation(
  opens: (address: string) => boolean,
  unread = 0,
  isTranslated = false,
): AreaNavItem[] {
  const shown = places(unread)
    .filter(({ to }) => opens(to))
    .filter(({ to }) => isTranslated || to !== paths.adminTranslations.to());
  // what belongs to a place that is shown stands by itself for those who have no such place
  return shown.filter(({ to }) => !shown.some(({ covers }) => covers?.includes(to)));
}

const places = (unread: number): AreaNavItem[] => [
  {
    to: paths.admin.to(),
    label: m.admin_dashboard(),
    icon: LayoutDashboard,
    end: true,
    covers: [paths.adminActivity.to(), paths.adminTrash.to()],
  },
  {
    to: paths.adminPosts.to(),
    label: m.admin_posts_title(),
    icon: Newspaper,
    covers: [paths.adminNewsletter.to(), paths.adminReaders.to()],
  },
  {
    to: paths.adminWebsiteContent.to(),
    label: m.admin_website_content(),
    icon: PanelsTopLeft,
    covers: [paths.adminLibrary.to()],
  },
  { to: paths.adminTranslations.to(), label: m.admin_translations_title(), icon: Languages },
  { to: paths.adminLibrary.to(), label: m.admin_library_title(), icon: Images },
  {
    to: paths.adminUsers.to(),
    label: m.admin_users_title(),
    icon: Users,
    covers: [paths.adminPerson.to()],
  },
  {
    to: paths.adminMessages.to(),
    label: m.area_messages(),
    icon: Mail,
    covers: [paths.adminApplications.to()],
    count: unread,
    countedLabel: m.admin_messages_waiting({ label: m.area_messages(), count: unread }),
  },
  { to: paths.adminContent.to(), label: m.admin_page_title(), icon: FileText },
  {
    to: paths.adminSettings.to(),
    label: m.area_settings(),
    icon: Settings,
    covers: [paths.adminSystem.to()],
  },
];

/** The own account of anyone who is signed in: not among the places of the sidebar, but at its foot. */
export const adminAccount = (): AreaNavItem => ({
  to: paths.adminAccount.to(),
  label: m.layout_your_account(),
  icon: CircleUserRound,
});
