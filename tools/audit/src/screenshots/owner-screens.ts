import {
  chooseJsonResume,
  chooseLinkedIn,
  click,
  compareVersions,
  openPreview,
  openShareSheet,
  pasteCv,
  showLook,
} from './prepared-states.ts';
import { type Screen, screens } from './screen.ts';
import { PORTFOLIO } from './visitor-screens.ts';

/** What a professional sees. */
export function ownerScreens(): Screen[] {
  return [
    ...screens('owner', {
      'account-dashboard': '/user',
      'account-start': '/user/start',
      'account-import': '/user/import',
      'account-portfolio': '/user/portfolio',
      'account-edit': '/user/portfolio?mode=edit',
      'account-settings': '/user/settings',
      'account-connections': '/user/connections',
      'account-activity': '/user/activity',
      'account-preview': '/user/preview',
      'account-references': '/user/references',
    }),
    { name: 'account-import-text', path: '/user/import', as: 'owner', open: pasteCv },
    { name: 'account-import-json', path: '/user/import', as: 'owner', open: chooseJsonResume },
    { name: 'account-import-linkedin', path: '/user/import', as: 'owner', open: chooseLinkedIn },
    {
      name: 'account-reference-new',
      path: '/user/references',
      as: 'owner',
      open: click('Ask for a reference'),
    },
    {
      name: 'account-share',
      path: '/user/portfolio',
      as: 'owner',
      open: openShareSheet,
      height: 1800,
    },
    {
      name: 'account-compare',
      path: '/user/portfolio?mode=edit',
      as: 'owner',
      open: compareVersions,
      last: true,
    },
    ...['daylight', 'paper'].map((theme) => ({
      name: `portfolio-${theme}`,
      path: '/user',
      as: 'owner' as const,
      open: showLook(theme, PORTFOLIO),
      last: true,
      hasOwnLook: true,
    })),
    {
      name: 'account-make-token',
      path: '/user/settings',
      as: 'owner',
      open: click('New token'),
    },
    {
      name: 'account-photo',
      path: '/user/portfolio?mode=edit',
      as: 'owner',
      open: click('Adjust Photo'),
    },
    {
      name: 'account-portfolio-preview',
      path: '/user/portfolio?mode=edit',
      as: 'owner',
      open: openPreview,
    },
  ];
}
