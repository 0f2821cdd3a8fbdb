import {
  CircleUserRound,
  FileText,
  History,
  Images,
  Languages,
  LayoutDashboard,
  Mail,
  Newspaper,
  PanelsTopLeft,
  Send,
  Server,
  Settings,
  Trash2,
  UserSearch,
  Users,
} from 'lucide-react';
import type { AreaNavGroup, AreaNavItem } from '#components/layout/area-shell.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

/**
 * The menu of the back-office: the seven places of ADM-01 and, in a group of their own, its other
 * screens. A function, because words are known only in a locale.
 * @param opens whether the person may see a page
 * @param unread how many messages nobody has read
 * @param isTranslated whether the website is in several languages
 */
export function adminNavigation(
  opens: (address: string) => boolean,
  unread = 0,
  isTranslated = false,
): AreaNavGroup[] {
  const isShown = ({ to }: AreaNavItem) =>
    opens(to) && (isTranslated || to !== paths.adminTranslations.to());
  return [
    { items: places(unread).filter(isShown) },
    { label: m.admin_tools(), items: tools().filter(isShown) },
  ];
}

const places = (unread: number): AreaNavItem[] => [
  { to: paths.admin.to(), label: m.admin_dashboard(), icon: LayoutDashboard, end: true },
  { to: paths.adminPosts.to(), label: m.admin_posts_title(), icon: Newspaper },
  { to: paths.adminWebsiteContent.to(), label: m.admin_website_content(), icon: PanelsTopLeft },
  { to: paths.adminUsers.to(), label: m.admin_users_title(), icon: Users, end: true },
  {
    to: paths.adminMessages.to(),
    label: m.area_messages(),
    icon: Mail,
    covers: [paths.adminApplications.to()],
    count: unread,
    countedLabel: m.admin_messages_waiting({ label: m.area_messages(), count: unread }),
  },
  { to: paths.adminContent.to(), label: m.admin_page_title(), icon: FileText },
  { to: paths.adminSettings.to(), label: m.area_settings(), icon: Settings },
];

const tools = (): AreaNavItem[] => [
  { to: paths.adminTranslations.to(), label: m.admin_translations_title(), icon: Languages },
  { to: paths.adminLibrary.to(), label: m.admin_library_title(), icon: Images },
  { to: paths.adminNewsletter.to(), label: m.admin_newsletter_title(), icon: Send },
  { to: paths.adminActivity.to(), label: m.area_activity(), icon: History },
  { to: paths.adminTrash.to(), label: m.admin_trash_title(), icon: Trash2 },
  { to: paths.adminPerson.to(), label: m.admin_people(), icon: UserSearch },
  { to: paths.adminSystem.to(), label: m.admin_system_title(), icon: Server },
];

/** The own account of anyone who is signed in: not among the places of the sidebar, but at its foot. */
export const adminAccount = (): AreaNavItem => ({
  to: paths.adminAccount.to(),
  label: m.layout_your_account(),
  icon: CircleUserRound,
});
