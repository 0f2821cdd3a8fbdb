import { problemTexts } from '@vitrine/contracts';
import { type RequestHandler, Router } from 'express';
import { ProblemError } from '../lib/problem-error.ts';
import { sendMade } from './send-file.ts';

/** What a shared link shows in a preview. */
export interface ShareImage {
  /** With its quotation marks; known before anything is drawn. */
  etag: string;
  /**
   * @param artFolder where the site's own pictures are; undefined before the web app is built
   * @returns a PNG
   * @throws {ProblemError} `unavailable` when too many are being drawn
   */
  draw(artFolder: string | undefined): Promise<Buffer>;
}

/** Finds them; undefined for what visitors may not see. */
export interface ShareImages {
  article(id: string): Promise<ShareImage | undefined>;
  portfolio(customUrl: string): Promise<ShareImage | undefined>;
}

const HOUR_SECONDS = 60 * 60;

/** Serves them at `/share/article/<id>.png` and `/share/portfolio/<customUrl>.png`. */
export function serveShareImages(images: ShareImages, artFolder: string | undefined): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const serve =
    (find: ShareImages['article']): RequestHandler<{ file: string }> =>
    async (req, res) => {
      const [, name = ''] = /^(.+)\.png$/.exec(req.params.file) ?? [];
      const image = name ? await find(name) : undefined;
      if (!image) throw new ProblemError('not-found', problemTexts.noPicture);
      const { etag, draw } = image;
      const file = { etag, make: () => draw(artFolder) };
      await sendMade(req, res, file, `public, max-age=${HOUR_SECONDS}`, () => ({
        'Content-Type': 'image/png',
      }));
    };
  router.get('/share/article/:file', serve(images.article));
  router.get('/share/portfolio/:file', serve(images.portfolio));
  // no page lives here: what is not a picture is a problem
  router.use('/share', () => {
    throw new ProblemError('not-found', problemTexts.noPicture);
  });
  return router;
}
