/** A fixed address: what the router matches and what links point to are the same. */
const fixed = <const P extends `/${string}`>(path: P) => ({ pattern: path, to: () => path });

/** Every address of the site; the pattern for the router, `to` for links. */
export const paths = {
  home: fixed('/'),
  about: fixed('/about'),
  visionMission: fixed('/vision-mission'),
  solutions: fixed('/solutions'),
  team: fixed('/team'),
  projects: fixed('/projects'),
  caseStudy: {
    pattern: '/projects/:project',
    to: (address: string) => `/projects/${encodeURIComponent(address)}`,
  },
  blog: fixed('/blog'),
  allPosts: {
    ...fixed('/blog/all'),
    tagged: (tag: string) => `/blog/all?${new URLSearchParams({ tag })}`,
  },
  post: { pattern: '/blog/:id', to: (id: string) => `/blog/${encodeURIComponent(id)}` },
  postPreview: {
    pattern: '/blog/preview/:token',
    to: (token: string) => `/blog/preview/${encodeURIComponent(token)}`,
  },
  contact: {
    pattern: '/contact',
    to: (subject?: string) =>
      subject ? `/contact?${new URLSearchParams({ subject })}` : '/contact',
  },
  newsletterConfirm: fixed('/newsletter/confirm'),
  newsletterUnsubscribe: fixed('/newsletter/unsubscribe'),
  newsletterPreferences: fixed('/newsletter/preferences'),
  careers: fixed('/careers'),
  professionals: fixed('/professionals'),
  privacy: fixed('/privacy'),
  terms: fixed('/terms'),
  cookies: fixed('/cookies'),
  portfolio: {
    pattern: '/p/:customUrl',
    to: (customUrl: string) => `/p/${encodeURIComponent(customUrl)}`,
  },

  /** A portfolio by a link that ends. */
  sharedPortfolio: {
    pattern: '/s/:token',
    to: (token: string) => `/s/${encodeURIComponent(token)}`,
  },

  register: fixed('/register'),
  login: fixed('/login'),
  userLogin: fixed('/user/login'),
  adminLogin: fixed('/admin/login'),
  forgotPassword: fixed('/forgot-password'),
  resetPassword: fixed('/reset-password'),
  setup: fixed('/setup'),
  confirmEmail: fixed('/confirm-email'),
  confirmAddress: fixed('/confirm'),
  /** Where somebody who was asked writes a reference. */
  reference: fixed('/reference'),

  user: fixed('/user'),
  userDashboard: fixed('/user/dashboard'),
  userStart: fixed('/user/start'),
  userImport: fixed('/user/import'),
  userPortfolio: fixed('/user/portfolio'),
  userSettings: fixed('/user/settings'),
  userPreview: fixed('/user/preview'),
  /** The page itself, as the preview shows it in its frame. */
  portfolioPreview: {
    pattern: '/user/preview/:token',
    to: (token: string) => `/user/preview/${encodeURIComponent(token)}`,
  },
  userConnections: fixed('/user/connections'),
  userActivity: fixed('/user/activity'),
  userReferences: fixed('/user/references'),

  admin: fixed('/admin'),
  adminActivity: fixed('/admin/activity'),
  adminTrash: fixed('/admin/trash'),
  adminPosts: fixed('/admin/blog'),
  adminNewsletter: fixed('/admin/newsletter'),
  adminReaders: fixed('/admin/newsletter/readers'),
  adminWebsiteContent: fixed('/admin/website-content'),
  adminLibrary: fixed('/admin/library'),
  adminUsers: fixed('/admin/users'),
  adminPerson: fixed('/admin/users/person'),
  adminMessages: fixed('/admin/messages'),
  adminApplications: fixed('/admin/applications'),
  adminContent: fixed('/admin/content'),
  adminOtherPages: fixed('/admin/content/pages'),
  adminSettings: fixed('/admin/settings'),
  adminSystem: fixed('/admin/system'),
  adminAccount: fixed('/admin/account'),
} as const;
