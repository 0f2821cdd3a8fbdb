import { click, openPost } from './prepared-states.ts';
import { type Screen, screens } from './screen.ts';
import type { Mailed } from './site-data.ts';

export const PORTFOLIO = '/p/ngozi-fonyuy';

/** What everyone sees. */
export function visitorScreens({ request, thanks }: Mailed): Screen[] {
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
      invitation: '/invitation#token=none',
      setup: '/setup#token=none',
      'setup-incomplete': '/setup',
      'confirm-email': '/confirm-email?token=none',
      'confirm-address': '/confirm?token=none',
      'reference-request': request,
      'reference-written': thanks,
      'reference-unknown': '/reference#none',
    }),
    { name: 'article', path: '/blog', as: 'visitor', open: openPost },
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
  ];
}
