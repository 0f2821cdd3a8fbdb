/** What a rule finds in these operations, and is right there; the comment above it says why. */
export interface Exception {
  rule: string;
  /** Method and path. */
  places: string[];
}

/**
 * Single operations that are right although a rule finds something. A new one that anyone may call
 * fails the check until it is here, and one that is gone must leave the list.
 */
export const exceptions: Exception[] = [
  {
    // Who signs in, or makes an account, has no access token yet. What these take instead (a password,
    // a code, a passkey, a refresh token, the token of a mail) is checked and its failures are counted.
    rule: 'owasp:api2:2023-write-restricted',
    places: [
      'POST /auth/register',
      'POST /auth/login',
      'POST /api/login/',
      'POST /api/auth/refresh/',
      'POST /api/auth/forgot-password/',
      'POST /api/auth/invitation/',
      'POST /api/auth/reset-password/',
      'POST /api/auth/second-step/',
      'POST /api/auth/passkey/options/',
      'POST /api/auth/passkey/',
      'POST /api/account/email/confirm/{token}/',
      'POST /api/setup/',
    ],
  },
  {
    // Forms of the public pages, with limits of their own.
    rule: 'owasp:api2:2023-write-restricted',
    places: [
      'POST /api/contact/',
      'POST /api/applications/',
      'POST /api/newsletter/',
      'POST /api/newsletter/confirm/{token}/',
      'POST /api/newsletter/unsubscribe/{token}/',
      'PUT /api/newsletter/preferences/{token}/',
      'POST /api/public/portfolios/{customUrl}/contact/',
      'POST /api/public/share-links/{token}/contact/',
      'PUT /api/public/reference-requests/{token}/',
      'POST /api/public/reference-requests/{token}/refusal/',
      'DELETE /api/public/reference-requests/{token}/',
    ],
  },
  {
    // What everyone may read: the pages of the website, its posts, published portfolios.
    rule: 'owasp:api2:2023-read-restricted',
    places: [
      'GET /api/public/portfolios/{customUrl}/',
      'GET /api/articles/',
      'GET /api/articles/overview/',
      'GET /api/articles/related/{id}/',
      'GET /api/case-studies/{id}/',
      'GET /projects/',
      'GET /testimonials/',
      'GET /services/',
      'GET /departments/',
      'GET /leadership/',
      'GET /teamMembers/',
      'GET /partners/',
      'GET /api/pages/home/',
      'GET /api/pages/about/',
      'GET /api/pages/vision-mission/',
      'GET /api/pages/solutions/',
      'GET /api/pages/projects/',
      'GET /api/pages/team/',
      'GET /api/pages/contact/',
      'GET /api/pages/blog/',
      'GET /api/pages/careers/',
      'GET /api/pages/privacy/',
      'GET /api/pages/terms/',
      'GET /api/pages/cookies/',
      'GET /api/pages/company/',
    ],
  },
  {
    // Anyone who has the link may read what it leads to: that is what it was made for.
    rule: 'owasp:api2:2023-read-restricted',
    places: [
      'GET /api/articles/preview/{token}/',
      'GET /api/newsletter/preferences/{token}/',
      'GET /api/public/portfolio-previews/{token}/',
      'GET /api/public/share-links/{token}/',
      'GET /api/public/reference-requests/{token}/',
    ],
  },
  {
    // Programs that watch the server ask without an account, and hear nothing but how it is.
    rule: 'owasp:api2:2023-read-restricted',
    places: ['GET /health', 'GET /healthz', 'GET /readyz'],
  },
  {
    // Links that are passed on or come by mail, where nothing but the address can carry the token. It
    // opens the one thing it was made for, never an account.
    rule: 'owasp:api2:2023-no-credentials-in-url',
    places: [
      'POST /api/account/email/confirm/{token}/',
      'POST /api/newsletter/confirm/{token}/',
      'POST /api/newsletter/unsubscribe/{token}/',
      'PUT /api/newsletter/preferences/{token}/',
      'GET /api/articles/preview/{token}/',
      'GET /api/newsletter/preferences/{token}/',
      'GET /api/public/portfolio-previews/{token}/',
      'GET /api/public/share-links/{token}/',
      'POST /api/public/share-links/{token}/contact/',
      'POST /api/public/share-links/{token}/views/',
      'GET /api/public/reference-requests/{token}/',
      'PUT /api/public/reference-requests/{token}/',
      'POST /api/public/reference-requests/{token}/refusal/',
      'DELETE /api/public/reference-requests/{token}/',
    ],
  },
  {
    // A watching program must hear how a busy server is; the answers take next to no time.
    rule: 'owasp:api4:2023-rate-limit-responses-429',
    places: ['GET /health', 'GET /healthz', 'GET /readyz'],
  },
  {
    // Without a token that nobody can guess, each ends after looking for one record by its key.
    rule: 'owasp:api4:2023-rate-limit-responses-429',
    places: [
      'GET /api/articles/preview/{token}/',
      'GET /api/newsletter/preferences/{token}/',
      'GET /api/public/portfolio-previews/{token}/',
      'GET /api/public/share-links/{token}/',
      'GET /api/public/reference-requests/{token}/',
    ],
  },
  {
    // It is the name that a portfolio has in its own address, and no address that is fetched.
    rule: 'owasp:api7:2023-concerning-url-parameter',
    places: [
      'GET /api/public/portfolios/{customUrl}/',
      'POST /api/public/portfolios/{customUrl}/contact/',
      'POST /api/public/portfolios/{customUrl}/views/',
    ],
  },
];
