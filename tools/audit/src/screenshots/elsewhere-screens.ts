import { changeElsewhere, click } from './prepared-states.ts';
import type { Screen } from './screen.ts';

/** Each editor of the back-office over a record that is changed on another device in the meantime. */
export function elsewhereScreens(): Screen[] {
  const editors = {
    post: changeElsewhere({
      path: ({ id }) => `/admin/blog?post=${id}`,
      field: 'Title',
      from: '/blogs/',
      to: ({ id }) => `/blogs/${id}`,
      change: (post, title) => ({ ...post, title }),
    }),
    picture: changeElsewhere({
      path: () => '/admin/library',
      open: click(/^Open (?!menu)/),
      field: 'Description',
      from: '/api/library/',
      to: ({ id }) => `/api/library/${id}/`,
      change: (picture, alt) => ({ ...picture, alt }),
    }),
    entry: changeElsewhere({
      path: () => '/admin/website-content?tab=projects',
      open: click(/^Edit /),
      field: 'Name',
      from: '/projects/',
      to: ({ id }) => `/projects/${id}`,
      change: (project, name) => ({ ...project, name }),
    }),
    account: changeElsewhere({
      path: ({ id }) => `/admin/users?user=${id}`,
      field: 'Name',
      from: '/api/users/',
      to: ({ id }) => `/api/users/${id}/`,
      change: (account, name) => ({ ...account, name }),
    }),
    page: changeElsewhere({
      path: () => '/admin/content',
      open: click('Edit Content'),
      field: 'Subtitle',
      from: '/api/pages/home/edit/',
      to: () => '/api/pages/home/',
      change: (page, heroSubtitle) => ({ ...page, heroSubtitle }),
    }),
    settings: changeElsewhere({
      path: () => '/admin/settings',
      field: 'Tagline',
      from: '/api/settings/',
      to: () => '/api/settings/',
      change: ({ company, ...others }, tagline) => ({
        ...others,
        company: { ...(company as object), tagline },
      }),
    }),
  };
  return Object.entries(editors).map(([name, open]) => ({
    name: `admin-elsewhere-${name}`,
    path: '/admin',
    as: 'admin',
    open,
    last: true,
  }));
}
