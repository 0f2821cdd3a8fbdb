import type { Page } from 'playwright';
import { click, openFirst } from './prepared-states.ts';
import { pressed, type Screen, screens } from './screen.ts';

const CONTENT_TABS = 'projects services teamMembers leadership departments testimonials'.split(' ');

/** What staff see. */
export function adminScreens(): Screen[] {
  return [
    ...screens('admin', {
      'admin-dashboard': '/admin',
      'admin-activity': '/admin/activity',
      'admin-trash': '/admin/trash',
      'admin-blog': '/admin/blog',
      'admin-blog-new': '/admin/blog?post=new',
      ...Object.fromEntries(
        CONTENT_TABS.map((tab) => [`admin-content-${tab}`, `/admin/website-content?tab=${tab}`]),
      ),
      'admin-newsletter': '/admin/newsletter',
      'admin-newsletter-new': '/admin/newsletter?issue=new',
      'admin-readers': '/admin/newsletter/readers',
      'admin-person': '/admin/users/person',
      'admin-library': '/admin/library',
      'admin-users': '/admin/users',
      'admin-user-new': '/admin/users?user=new',
      'admin-messages': '/admin/messages',
      'admin-applications': '/admin/applications',
      'admin-pages': '/admin/content',
      'admin-other-pages': '/admin/content/pages',
      'admin-settings': '/admin/settings',
      'admin-system': '/admin/system',
      'admin-account': '/admin/account',
    }),
    {
      name: 'admin-message',
      path: '/admin/messages',
      as: 'admin',
      open: openFirst('message='),
      last: true,
    },
    ...Object.entries({ 'on-its-way': /letter for March/, out: /rainy season/ }).map(
      ([state, subject]) => ({
        ...{ name: `admin-newsletter-${state}`, path: '/admin/newsletter', as: 'admin' as const },
        open: click(subject, 'link'),
      }),
    ),
    ...pressed({
      'admin-newsletter-topics': ['/admin/newsletter/readers', 'Topics'],
      'admin-content-order': ['/admin/website-content?tab=services', 'Change order'],
      'admin-pages-edit': ['/admin/content', 'Edit Content'],
    }),
    {
      name: 'admin-messages-chosen',
      path: '/admin/messages',
      as: 'admin',
      open: (page) => page.getByRole('checkbox', { name: 'Select all' }).check(),
    },
    {
      name: 'admin-applications-chosen',
      path: '/admin/applications',
      as: 'admin',
      open: (page) => page.getByRole('checkbox', { name: 'Select all' }).check(),
    },
    ...Object.entries({
      'admin-message-forward': 'Forward',
      'admin-saved-replies': 'Edit saved replies',
    }).map(([name, button]) => ({
      ...{ name, path: '/admin/messages', as: 'admin' as const, last: true },
      open: async (page: Page) => {
        await openFirst('message=')(page);
        await click(button)(page);
      },
    })),
    {
      name: 'admin-application',
      path: '/admin/applications',
      as: 'admin',
      open: openFirst('application='),
      last: true,
    },
    {
      name: 'admin-entry-new',
      path: '/admin/website-content?tab=teamMembers',
      as: 'admin',
      open: click(/^Add/),
    },
  ];
}
