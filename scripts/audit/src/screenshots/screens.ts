import type { Page } from 'playwright';

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
}

const screens = (as: Role, paths: Record<string, string>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, as }));

const click = (name: string | RegExp, role: 'button' | 'tab' | 'link' = 'button') => {
  return (page: Page) => page.getByRole(role, { name }).first().click();
};

const CONTENT_TABS = ['projects', 'services', 'team', 'leadership', 'departments', 'testimonials'];

/** Every screen of the site. @param portfolio the address of a published page */
export function allScreens(portfolio: string): Screen[] {
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
      portfolio,
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
    }),
    {
      name: 'account-import-review',
      path: '/user/import',
      as: 'owner',
      open: pasteCv,
    },
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
      path: '/user/portfolio',
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
    {
      name: 'admin-application',
      path: '/admin/applications',
      as: 'admin',
      open: openFirst('application='),
      last: true,
    },
    {
      name: 'admin-entry-new',
      path: '/admin/website-content?tab=team',
      as: 'admin',
      open: click(/^Add/),
    },
  ];
}

/** Follows the first link to something whose id stands in the address. */
function openFirst(parameter: string) {
  return (page: Page) => page.locator(`main a[href*="${parameter}"]`).first().click();
}

/** On a wide screen it stands beside the form. */
async function openPreview(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Preview' });
  if (await tab.isVisible()) await tab.click();
}

async function openArticle(page: Page): Promise<void> {
  const link = page.locator('main a[href^="/blog/"]:not([href="/blog/all"])').first();
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
}

/** A CV of which some is new, some on the page, some wrong and some not understood. */
const CV = `Ngozi Fonyuy
Payments engineer in Limbe
+237 6 70 00 00 00 | ngozi.cv@example.com

EXPERIENCE
Lead engineer, Bakweri Savings
March 2021 – today
• Rebuilt the ledger, and trained six people to run it
• Cut failed transfers from 4 % to 0.2 %

Consultant
2012 - 2014

SKILLS
Go, PostgreSQL, Accounting, Bookkeeping for small shops

LANGUAGES
French (B2), Bakweri: native

CERTIFICATIONS
CKA – CNCF – Mar 2022

PROJECTS
Njangi book: a savings book for groups that works without a line.

HOBBIES
Chess and hiking
`;

async function pasteCv(page: Page): Promise<void> {
  // what the picture before this one was taken of is kept
  const back = page.getByRole('button', { name: 'Start over' });
  const field = page.getByRole('textbox', { name: 'Text of your CV' });
  await back.or(field).first().waitFor();
  if (await back.isVisible()) await back.click();
  await field.fill(CV);
  await page.getByRole('button', { name: 'Read this text' }).click();
  await page.getByRole('heading', { name: 'Check what was read' }).waitFor();
  await page.getByRole('button', { name: 'Correct Consultant' }).click();
}
