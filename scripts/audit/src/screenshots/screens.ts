import type { Page } from 'playwright';
import {
  changeElsewhere,
  chooseJsonResume,
  chooseLinkedIn,
  click,
  compareVersions,
  openArticle,
  openFirst,
  openPreview,
  openShareSheet,
  pasteCv,
  showLook,
} from './prepared-states.ts';
import type { Mailed } from './site-data.ts';

export type Role = 'visitor' | 'owner' | 'admin';

/** One state of one page. */
export interface Screen {
  name: string;
  path: string;
  as: Role;
  /** What somebody does before the picture is taken. */
  open?: (page: Page) => Promise<void>;
  /** Opening it changes what others show (it is read then): its picture is taken after theirs. */
  last?: boolean;
  /** As high as what scrolls by itself needs; the usual height otherwise. */
  height?: number;
  /** Its owner chose its colours: there is one picture of it. */
  hasOwnLook?: boolean;
}

const screens = (as: Role, paths: Record<string, string>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, as }));

/** What a press of a button in the back-office shows. */
const pressed = (places: Record<string, readonly [path: string, button: string]>): Screen[] =>
  Object.entries(places).map(([name, [path, button]]) => ({
    ...{ name, path, as: 'admin' },
    open: click(button),
  }));

const PORTFOLIO = '/p/ngozi-fonyuy';
const CONTENT_TABS = 'projects services teamMembers leadership departments testimonials'.split(' ');

/** Every screen of the site. */
export function allScreens({ request, thanks }: Mailed): Screen[] {
  return [
    ...screens('visitor', {
      home: '/',
      about: '/about',
      vision: '/vision-mission',
      solutions: '/solutions',
      team: '/team',
      projects: '/projects',
      'case-study': '/projects/gigbridge',
      blog: '/blog',
      'blog-all': '/blog/all',
      'blog-nothing-found': '/blog/all?q=nothing-like-it',
      contact: '/contact',
      careers: '/careers',
      professionals: '/professionals',
      privacy: '/privacy',
      terms: '/terms',
      cookies: '/cookies',
      'not-found': '/nowhere',
      portfolio: PORTFOLIO,
      'newsletter-confirm': '/newsletter/confirm?token=none',
      'newsletter-unsubscribe': '/newsletter/unsubscribe?token=none',
      login: '/login',
      'admin-login': '/admin/login',
      register: '/register',
      'forgot-password': '/forgot-password',
      'reset-password': '/reset-password?token=none',
      setup: '/setup#token=none',
      'setup-incomplete': '/setup',
      'confirm-email': '/confirm-email?token=none',
      'confirm-address': '/confirm?token=none',
      'reference-request': request,
      'reference-written': thanks,
      'reference-unknown': '/reference#none',
    }),
    { name: 'article', path: '/blog', as: 'visitor', open: openArticle },
    {
      name: 'account-menu',
      path: '/',
      as: 'visitor',
      open: click('Create an account', 'link'),
    },
    {
      name: 'register-errors',
      path: '/register',
      as: 'visitor',
      open: click('Create Account'),
    },
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
      open: click('Make a token'),
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
      'admin-content-order': ['/admin/website-content?tab=services', 'Change the order'],
      'admin-pages-edit': ['/admin/content', 'Edit Content'],
    }),
    {
      name: 'admin-messages-chosen',
      path: '/admin/messages',
      as: 'admin',
      open: (page) => page.getByRole('checkbox', { name: 'All shown' }).check(),
    },
    {
      name: 'admin-message-forward',
      path: '/admin/messages',
      as: 'admin',
      open: async (page) => {
        await openFirst('message=')(page);
        await click('Forward')(page);
      },
      last: true,
    },
    {
      name: 'admin-saved-replies',
      path: '/admin/messages',
      as: 'admin',
      open: async (page) => {
        await openFirst('message=')(page);
        await click('Change saved replies')(page);
      },
      last: true,
    },
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
    ...changedElsewhere(),
  ];
}

/** Each editor of the back-office over a record that is changed on another device meanwhile. */
function changedElsewhere(): Screen[] {
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
