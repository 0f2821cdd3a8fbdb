import type { Locale } from '@vitrine/contracts';
import { type RequestHandler, Router } from 'express';
import { ProblemError } from '../lib/problem-error.ts';
import { type MadeFile, sendMade } from './made-files.ts';

/** Finds what shared links show in a preview; undefined for what visitors may not see. */
export interface ShareImages {
  /** @param locale of what it says itself; the base language where it is not given */
  article(id: string, locale?: Locale): Promise<MadeFile | undefined>;
  caseStudy(id: string): Promise<MadeFile | undefined>;
  /** Of a page of the company that shows an uploaded picture: `home`. */
  page(key: string): Promise<MadeFile | undefined>;
  portfolio(customUrl: string): Promise<MadeFile | undefined>;
  /** What a link to a portfolio shows, while it lasts. */
  shared(token: string): Promise<MadeFile | undefined>;
}

const HOUR_SECONDS = 60 * 60;
const KEPT = `public, max-age=${HOUR_SECONDS}`;

/**
 * Serves them at `/share/article/<id>.png`, `/share/case-study/<id>.png`,
 * `/share/page/home.png`, `/share/portfolio/<customUrl>.png` and `/share/link/<token>.png`.
 */
export function serveShareImages(images: ShareImages): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const serve =
    (find: ShareImages['article'], cacheControl = KEPT): RequestHandler<{ file: string }> =>
    async (req, res) => {
      const [, name = ''] = /^(.+)\.png$/.exec(req.params.file) ?? [];
      const image = name ? await find(name) : undefined;
      if (!image) throw new ProblemError('not-found', 'noPicture');
      await sendMade(req, res, image, cacheControl, () => ({
        'Content-Type': 'image/png',
      }));
    };
  router.get('/share/article/:file', serve(images.article));
  router.get('/share/case-study/:file', serve(images.caseStudy));
  router.get('/share/page/:file', serve(images.page));
  router.get('/share/portfolio/:file', serve(images.portfolio));
  // a link ends
  router.get('/share/link/:file', serve(images.shared, 'no-store'));
  // no page lives here: what is not a picture is a problem
  router.use('/share', () => {
    throw new ProblemError('not-found', 'noPicture');
  });
  return router;
}
