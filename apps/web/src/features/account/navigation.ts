import { BriefcaseBusiness, CircleUserRound, Settings } from 'lucide-react';
import { m } from '#messages';
import type { AreaNavItem } from '../../components/layout/area-nav.tsx';
import { paths } from '../../lib/paths.ts';

/** The sidebar of the user area (USR-01); a function, because words are known only in a locale. */
export const accountNavigation = (): AreaNavItem[] => [
  { to: paths.user.to(), label: m.account_nav_profile(), icon: CircleUserRound, end: true },
  {
    to: paths.userPortfolio.to(),
    label: m.account_nav_portfolio(),
    icon: BriefcaseBusiness,
  },
  { to: paths.userSettings.to(), label: m.account_nav_settings(), icon: Settings },
];
