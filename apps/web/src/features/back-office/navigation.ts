import {
  FileText,
  LayoutDashboard,
  Mail,
  Newspaper,
  PanelsTopLeft,
  Settings,
  Users,
} from 'lucide-react';
import { m } from '#messages';
import type { AreaNavItem } from '../../components/layout/area-nav.tsx';
import { paths } from '../../lib/paths.ts';

/** The sidebar of the back-office (ADM-01); a function, because words are known only in a locale. */
export const adminNavigation = (): AreaNavItem[] => [
  { to: paths.admin.to(), label: m.admin_nav_dashboard(), icon: LayoutDashboard, end: true },
  { to: paths.adminBlog.to(), label: m.admin_nav_blog(), icon: Newspaper },
  {
    to: paths.adminWebsiteContent.to(),
    label: m.admin_nav_website_content(),
    icon: PanelsTopLeft,
  },
  { to: paths.adminUsers.to(), label: m.admin_nav_users(), icon: Users },
  { to: paths.adminMessages.to(), label: m.admin_nav_messages(), icon: Mail },
  { to: paths.adminContent.to(), label: m.admin_nav_content(), icon: FileText },
  { to: paths.adminSettings.to(), label: m.admin_nav_settings(), icon: Settings },
];
