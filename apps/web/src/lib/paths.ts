import { slugsIn } from '@vitrine/contracts';
import { getLocale } from './locale.ts';

/**
 * The frame of a page. public: header and footer; bare: none; account and admin: the signed-in
 * areas; preview: the older user-area shell, which asks for a token only (ROL-02).
 */
export type Zone = 'public' | 'bare' | 'account' | 'preview' | 'admin';

export type Hydration = 'when-painted' | 'on-intent';

/** A page, and where it lives. */
export interface RouteEntry {
  path: string;
  zone: Zone;
  /** `routes/<page>.page.tsx`; of a folder with a `pages.tsx` the name in that. */
  page: string;
  /**
   * Parameters of the query that the page reads when it is rendered on the server. It is rendered
   * and kept without any others, so that made-up ones make no pages.
   */
  parameters?: readonly string[];
  /**
   * When the app starts on a page that the server rendered: by itself once the page is painted, or,
   * on a page that is read more than used, when someone uses what needs it. Default: painted.
   */
  hydration?: Hydration;
  /**
   * Of the website: visitors find it in the languages that the company has chosen. Other pages are in
   * every language, as accounts and mails are.
   */
  ofWebsite?: boolean;
}

type Frame = Omit<RouteEntry, 'path'>;

/** What links point to: the path by the names of the language that is shown. */
const shown = (path: string): string => slugsIn(getLocale(), path);

/** A page at a fixed address. */
const fixed = <const P extends `/${string}`>(path: P, entry: Frame) => ({
  path,
  to: () => shown(path),
  ...entry,
});

/** A page for each value of the one parameter of its address. */
const each = (path: string, entry: Frame) => ({
  path,
  to: (value: string) => shown(path.replace(/:\w+/, () => encodeURIComponent(value))),
  ...entry,
});

const within =
  (zone: Zone) =>
  (page: string, parameters: readonly string[] = []): Frame => ({
    zone,
    page,
    parameters,
  });
const used = within('public');
const bare = within('bare');
const account = within('account');
const preview = within('preview');
const office = within('admin');

/** A page to read: its links lead on and its menu opens without the app. */
const toRead = (entry: Frame): Frame => ({ ...entry, hydration: 'on-intent' });
const ofWebsite = (entry: Frame): Frame => ({ ...entry, ofWebsite: true });
const read = (page: string, parameters?: readonly string[]) =>
  ofWebsite(toRead(used(page, parameters)));

/**
 * Every page: where it lives, `path` by its name in the base language and `to` for links by that of
 * the language that is shown, and in which frame.
 */
export const paths = {
  home: fixed('/', read('public/home')),
  about: fixed('/about', read('company/about')),
  visionMission: fixed('/vision-mission', read('company/vision-mission')),
  solutions: fixed('/solutions', read('public/solutions')),
  team: fixed('/team', read('company/team')),
  projects: fixed('/projects', read('company/projects')),
  caseStudy: each('/projects/:project', read('company/case-study')),
  blog: fixed('/blog', read('public/blog', ['tag'])),
  allPosts: {
    ...fixed('/blog/all', ofWebsite(used('public/all-posts', ['q', 'category', 'tag']))),
    tagged: (tag: string) => `/blog/all?${new URLSearchParams({ tag })}`,
  },
  post: each('/blog/:id', read('public/post')),
  // at once: it may be beside an editor, and shows what is written there
  postPreview: each('/blog/preview/:token', used('public/post-preview')),
  contact: {
    ...fixed('/contact', ofWebsite(used('public/contact'))),
    to: (subject?: string) =>
      subject ? `/contact?${new URLSearchParams({ subject })}` : '/contact',
  },
  newsletterConfirm: fixed('/newsletter/confirm', used('newsletter/confirm')),
  newsletterUnsubscribe: fixed('/newsletter/unsubscribe', used('newsletter/unsubscribe')),
  newsletterPreferences: fixed('/newsletter/preferences', used('newsletter/preferences')),
  careers: fixed('/careers', read('company/careers')),
  professionals: fixed('/professionals', read('public/professionals')),
  privacy: fixed('/privacy', read('company/privacy')),
  terms: fixed('/terms', read('company/terms')),
  cookies: fixed('/cookies', read('company/cookies')),
  portfolio: each('/p/:customUrl', toRead(bare('public/portfolio'))),

  /** A portfolio by a link that ends. */
  sharedPortfolio: each('/s/:token', toRead(bare('public/shared-portfolio'))),

  register: fixed('/register', used('auth/register')),
  login: fixed('/login', used('auth/login')),
  userLogin: fixed('/user/login', used('auth/login')),
  adminLogin: fixed('/admin/login', used('auth/admin-login')),
  forgotPassword: fixed('/forgot-password', used('auth/forgot-password')),
  resetPassword: fixed('/reset-password', used('auth/reset-password')),
  invitation: fixed('/invitation', used('auth/invitation')),
  setup: fixed('/setup', used('public/setup')),
  confirmEmail: fixed('/confirm-email', used('confirm/email')),
  confirmAddress: fixed('/confirm', used('confirm/address')),
  /** Where someone who was asked writes a reference. */
  reference: fixed('/reference', used('public/reference')),

  user: fixed('/user', account('account/dashboard')),
  userDashboard: fixed('/user/dashboard', account('account/dashboard')),
  userStart: fixed('/user/start', account('account/start')),
  userImport: fixed('/user/import', account('account/import')),
  userPortfolio: fixed('/user/portfolio', account('account/portfolio')),
  userSettings: fixed('/user/settings', account('account/settings')),
  userPreview: fixed('/user/preview', preview('account/preview')),
  /** The page itself, as the preview shows it in its frame; at once: what leads away opens beside it. */
  portfolioPreview: each('/user/preview/:token', bare('public/portfolio-preview')),
  userConnections: fixed('/user/connections', account('account/connections')),
  userActivity: fixed('/user/activity', account('account/activity')),
  userReferences: fixed('/user/references', account('account/references')),

  admin: fixed('/admin', office('admin/dashboard')),
  adminActivity: fixed('/admin/activity', office('admin/activity')),
  adminTranslations: fixed('/admin/translations', office('admin/translations')),
  adminTrash: fixed('/admin/trash', office('admin/trash')),
  adminPosts: fixed('/admin/blog', office('admin/posts')),
  adminNewsletter: fixed('/admin/newsletter', office('admin/newsletter')),
  adminReaders: fixed('/admin/newsletter/readers', office('admin/readers')),
  adminWebsiteContent: fixed('/admin/website-content', office('admin/website-content')),
  adminLibrary: fixed('/admin/library', office('admin/library')),
  adminUsers: fixed('/admin/users', office('admin/users')),
  adminPerson: fixed('/admin/users/person', office('admin/person')),
  adminMessages: fixed('/admin/messages', office('admin/messages')),
  adminApplications: fixed('/admin/applications', office('admin/applications')),
  adminContent: fixed('/admin/content', office('admin/content')),
  adminOtherPages: fixed('/admin/content/pages', office('admin/other-pages')),
  adminSettings: fixed('/admin/settings', office('admin/settings')),
  adminSystem: fixed('/admin/system', office('admin/system')),
  adminAccount: fixed('/admin/account', office('account/settings')),
} as const;
