import { paths } from '../lib/paths.ts';

/**
 * The frame of a page. public: header and footer; bare: none; account and admin: the signed-in
 * areas; preview: the older user-area shell, which asks for a token only (ROL-02).
 */
export type Zone = 'public' | 'bare' | 'account' | 'preview' | 'admin';

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
   * on a page that is read more than used, when somebody uses what needs it. Default: painted.
   */
  hydration?: Hydration;
}

export type Hydration = 'when-painted' | 'on-intent';

/** A page to read: its links lead on and its menu opens without the app. */
const TO_READ = { zone: 'public', hydration: 'on-intent' } as const;

const { user, userDashboard, admin } = paths;

/** Every page: where it lives and in which frame. An address without a page is a 404. */
export const routeTable: readonly RouteEntry[] = [
  { path: paths.home.pattern, ...TO_READ, page: 'public/home' },
  { path: paths.about.pattern, ...TO_READ, page: 'company/about' },
  { path: paths.visionMission.pattern, ...TO_READ, page: 'company/vision-mission' },
  { path: paths.solutions.pattern, ...TO_READ, page: 'public/solutions' },
  { path: paths.team.pattern, ...TO_READ, page: 'company/team' },
  { path: paths.projects.pattern, ...TO_READ, page: 'company/projects' },
  { path: paths.caseStudy.pattern, ...TO_READ, page: 'company/case-study' },
  { path: paths.blog.pattern, ...TO_READ, page: 'public/blog', parameters: ['tag'] },
  {
    path: paths.allPosts.pattern,
    zone: 'public',
    page: 'public/all-posts',
    parameters: ['q', 'category', 'tag'],
  },
  { path: paths.post.pattern, ...TO_READ, page: 'public/post' },
  // at once: it may stand beside an editor, and shows what is written there
  { path: paths.postPreview.pattern, zone: 'public', page: 'public/post-preview' },
  { path: paths.contact.pattern, zone: 'public', page: 'public/contact' },
  { path: paths.newsletterConfirm.pattern, zone: 'public', page: 'newsletter/confirm' },
  {
    path: paths.newsletterUnsubscribe.pattern,
    zone: 'public',
    page: 'newsletter/unsubscribe',
  },
  {
    path: paths.newsletterPreferences.pattern,
    zone: 'public',
    page: 'newsletter/preferences',
  },
  { path: paths.careers.pattern, ...TO_READ, page: 'company/careers' },
  { path: paths.professionals.pattern, ...TO_READ, page: 'public/professionals' },
  { path: paths.privacy.pattern, ...TO_READ, page: 'company/privacy' },
  { path: paths.terms.pattern, ...TO_READ, page: 'company/terms' },
  { path: paths.cookies.pattern, ...TO_READ, page: 'company/cookies' },
  { path: paths.register.pattern, zone: 'public', page: 'auth/register' },
  { path: paths.login.pattern, zone: 'public', page: 'auth/login' },
  { path: paths.userLogin.pattern, zone: 'public', page: 'auth/login' },
  { path: paths.adminLogin.pattern, zone: 'public', page: 'auth/admin-login' },
  { path: paths.forgotPassword.pattern, zone: 'public', page: 'auth/forgot-password' },
  { path: paths.resetPassword.pattern, zone: 'public', page: 'auth/reset-password' },
  { path: paths.setup.pattern, zone: 'public', page: 'public/setup' },
  { path: paths.confirmEmail.pattern, zone: 'public', page: 'confirm/email' },
  { path: paths.confirmAddress.pattern, zone: 'public', page: 'confirm/address' },
  { path: paths.reference.pattern, zone: 'public', page: 'public/reference' },
  { path: paths.portfolio.pattern, ...TO_READ, zone: 'bare', page: 'public/portfolio' },
  {
    path: paths.sharedPortfolio.pattern,
    ...TO_READ,
    zone: 'bare',
    page: 'public/shared-portfolio',
  },
  // at once: what leads away from the page opens beside the preview
  { path: paths.portfolioPreview.pattern, zone: 'bare', page: 'public/portfolio-preview' },

  { path: user.pattern, zone: 'account', page: 'account/dashboard' },
  { path: userDashboard.pattern, zone: 'account', page: 'account/dashboard' },
  { path: paths.userStart.pattern, zone: 'account', page: 'account/start' },
  { path: paths.userImport.pattern, zone: 'account', page: 'account/import' },
  { path: paths.userPortfolio.pattern, zone: 'account', page: 'account/portfolio' },
  { path: paths.userSettings.pattern, zone: 'account', page: 'account/settings' },
  { path: paths.userConnections.pattern, zone: 'account', page: 'account/connections' },
  { path: paths.userActivity.pattern, zone: 'account', page: 'account/activity' },
  { path: paths.userReferences.pattern, zone: 'account', page: 'account/references' },
  { path: paths.userPreview.pattern, zone: 'preview', page: 'account/preview' },

  { path: admin.pattern, zone: 'admin', page: 'admin/dashboard' },
  { path: paths.adminActivity.pattern, zone: 'admin', page: 'admin/activity' },
  { path: paths.adminTrash.pattern, zone: 'admin', page: 'admin/trash' },
  { path: paths.adminPosts.pattern, zone: 'admin', page: 'admin/posts' },
  { path: paths.adminNewsletter.pattern, zone: 'admin', page: 'admin/newsletter' },
  { path: paths.adminReaders.pattern, zone: 'admin', page: 'admin/readers' },
  { path: paths.adminWebsiteContent.pattern, zone: 'admin', page: 'admin/website-content' },
  { path: paths.adminLibrary.pattern, zone: 'admin', page: 'admin/library' },
  { path: paths.adminUsers.pattern, zone: 'admin', page: 'admin/users' },
  { path: paths.adminPerson.pattern, zone: 'admin', page: 'admin/person' },
  { path: paths.adminMessages.pattern, zone: 'admin', page: 'admin/messages' },
  { path: paths.adminApplications.pattern, zone: 'admin', page: 'admin/applications' },
  { path: paths.adminContent.pattern, zone: 'admin', page: 'admin/content' },
  { path: paths.adminOtherPages.pattern, zone: 'admin', page: 'admin/other-pages' },
  { path: paths.adminSettings.pattern, zone: 'admin', page: 'admin/settings' },
  { path: paths.adminSystem.pattern, zone: 'admin', page: 'admin/system' },
  { path: paths.adminAccount.pattern, zone: 'admin', page: 'account/settings' },
];

/** Shown, with status 404, for every other address. */
export const notFoundPage = 'public/not-found';

/** Shown, with status 410, for a link that has ended. */
export const endedPage = 'public/ended-link';
