import { Router } from 'express';

/** The HTML of an issue of the newsletter; undefined where the link shows none. */
export type FindIssuePreview = (token: string) => Promise<string | undefined>;

/**
 * What a mail program is given, alone: no script runs, nothing is sent, and only the back-office
 * shows it in a frame. Styles stand where they are used, as they do in mails.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' https: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** Serves issues of the newsletter as they are mailed, at `/api/newsletter-previews/<token>`. */
export function serveIssuePreviews(find: FindIssuePreview): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/api/newsletter-previews/:token', async (req, res, next) => {
    const html = await find(req.params.token);
    if (html === undefined) return next();
    res.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    });
    res.end(html);
  });
  return router;
}
