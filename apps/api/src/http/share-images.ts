import { type Locale, locales, pathIn } from '@vitrine/contracts';
import { type RequestHandler, Router } from 'express';
import { ProblemError } from '../lib/problem-error.ts';
import { type MadeFile, sendMade } from './made-files.ts';

/** Finds what shared links show in a preview; undefined for what visitors may not see. */
export interface ShareImages {
  article(id: string, locale: Locale): Promise<MadeFile | undefined>;
  caseStudy(id: string): Promise<MadeFile | undefined>;
  /** Of a page of the company that shows an uploaded picture: `home`. */
  page(key: string): Promise<MadeFile | undefined>;
  portfolio(customUrl: string, locale: Locale): Promise<MadeFile | undefined>;
  /** What a link to a portfolio shows, while it lasts. */
  shared(token: string, locale: Locale): Promise<MadeFile | undefined>;
}

const HOUR_SECONDS = 60 * 60;
const KEPT = `public, max-age=${HOUR_SECONDS}`;

type Find = ShareImages['portfolio'];

/**
 * Serves them at `/share/article/<id>.png`, `/share/case-study/<id>.png`,
 * `/share/page/home.png`, `/share/portfolio/<customUrl>.png` and `/share/link/<token>.png`, and
 * in another language below its prefix.
 */
export function serveShareImages(images: ShareImages): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const answer =
    (find: Find, locale: Locale, cacheControl: string): RequestHandler<{ file: string }> =>
    async (req, res) => {
      const [, name = ''] = /^(.+)\.png$/.exec(req.params.file) ?? [];
      const image = name ? await find(name, locale) : undefined;
      if (!image) throw new ProblemError('not-found', 'noPicture');
      await sendMade(req, res, image, cacheControl, () => ({
        'Content-Type': 'image/png',
      }));
    };
  for (const locale of locales) {
    const serve = (kind: string, find: Find, cacheControl = KEPT) =>
      router.get(pathIn(locale, `/share/${kind}/:file`), answer(find, locale, cacheControl));
    serve('article', images.article);
    serve('case-study', images.caseStudy);
    serve('page', images.page);
    serve('portfolio', images.portfolio);
    // a link ends
    serve('link', images.shared, 'no-store');
    // no page lives here: what is not a picture is a problem
    router.use(pathIn(locale, '/share'), () => {
      throw new ProblemError('not-found', 'noPicture');
    });
  }
  return router;
}
