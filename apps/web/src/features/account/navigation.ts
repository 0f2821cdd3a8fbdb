import { BriefcaseBusiness, CircleUserRound, Settings } from 'lucide-react';
import type { AreaNavItem } from '#components/layout/area-shell.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

const within: readonly string[] = [paths.userConnections.to(), paths.userActivity.to()];

/** The sidebar of the user area (USR-01); a function, because words are known only in a locale. */
export const accountNavigation = (pathname: string): AreaNavItem[] => [
  {
    // It has two addresses; the link marks whichever is open.
    to: pathname === paths.userDashboard.to() ? pathname : paths.user.to(),
    label: m.account_profile(),
    icon: CircleUserRound,
    // Two screens behind it are part of it; the other pages below its address are not.
    end: !within.includes(pathname),
  },
  {
    to: paths.userPortfolio.to(),
    label: m.account_portfolio(),
    icon: BriefcaseBusiness,
    covers: [paths.userStart.to(), paths.userReferences.to(), paths.userImport.to()],
  },
  { to: paths.userSettings.to(), label: m.area_settings(), icon: Settings },
];
