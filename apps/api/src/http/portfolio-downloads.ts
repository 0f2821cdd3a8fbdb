import { type Locale, locales, pathIn, words } from '@vitrine/contracts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { type MadeFile, sendMade } from './made-files.ts';

interface PortfolioDownload extends MadeFile {
  /** The name that the portfolio has now; it may have been asked for by an older one. */
  customUrl: string;
  /** The whole address of its page. */
  address: string;
  /** The name of its owner, which the file is saved under. */
  owner: string;
  type: string;
}

export type DownloadKind = 'pdf' | 'json' | 'qr' | 'qr-png';

/** The page that a file is made of: a published one, what a link shows, or its owner's preview. */
export type DownloadedPage = { customUrl: string } | { link: string } | { preview: string };

/** Finds them; undefined for what visitors may not see. */
export interface PortfolioDownloads {
  find(
    page: DownloadedPage,
    kind: DownloadKind,
    locale: Locale,
  ): Promise<PortfolioDownload | undefined>;
}

/** What each is called below the address of the page. */
const FILES: Record<string, DownloadKind> = {
  'cv.pdf': 'pdf',
  'resume.json': 'json',
  'qr.svg': 'qr',
  'qr.png': 'qr-png',
};

type Found = { saveAs: string; found: PortfolioDownload };

/**
 * Serves them at `/p/<customUrl>/{cv.pdf,resume.json,qr.svg,qr.png}`, and below the addresses of links
 * and previews, each in the language of its address. What is not there is for the pages to say.
 * Nothing is kept without being asked about again: a change shows at once.
 */
export function servePortfolioDownloads(downloads: PortfolioDownloads): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const locale of locales) serveIn(locale, router, downloads);
  return router;
}

function serveIn(locale: Locale, router: Router, downloads: PortfolioDownloads): void {
  const find = async (page: DownloadedPage, file: string): Promise<Found | undefined> => {
    const kind = FILES[file];
    const found = kind && (await downloads.find(page, kind, locale));
    if (!found) return undefined;
    const [, ending] = file.split('.');
    return { found, saveAs: `${found.owner} - ${words[locale].cv.files[kind]}.${ending}` };
  };
  const send = (
    req: Pick<Request, 'fresh' | 'method'>,
    res: Response,
    { saveAs, found }: Found,
    cacheControl: string,
  ) =>
    sendMade(req, res, found, cacheControl, () => ({
      'Content-Disposition': openAs(res, saveAs),
      'Content-Type': found.type,
    }));

  const answerPublished: RequestHandler<{ customUrl: string; file: string }> = async (
    req,
    res,
    next,
  ) => {
    const { customUrl, file } = req.params;
    const made = await find({ customUrl }, file);
    if (!made) return next();
    const { found } = made;
    if (found.customUrl !== customUrl) {
      const path = `/p/${encodeURIComponent(found.customUrl)}/${file}`;
      return res.redirect(301, pathIn(locale, path));
    }
    res.set('Link', `<${found.address}>; rel="canonical"`);
    await send(req, res, made, 'public, max-age=0, must-revalidate');
  };
  /** A page that is not for everyone: no cache keeps its files, and no crawler lists them. */
  const answerOpened =
    (pageOf: (token: string) => DownloadedPage): RequestHandler<{ token: string; file: string }> =>
    async (req, res, next) => {
      const made = await find(pageOf(req.params.token), req.params.file);
      if (!made) return next();
      res.set('X-Robots-Tag', 'noindex');
      await send(req, res, made, 'no-store');
    };
  router.get(pathIn(locale, '/p/:customUrl/:file'), answerPublished);
  router.get(
    pathIn(locale, '/s/:token/:file'),
    answerOpened((link) => ({ link })),
  );
  router.get(
    pathIn(locale, '/user/preview/:token/:file'),
    answerOpened((preview) => ({ preview })),
  );
}

/** Express knows how to write down any name, but only of what is to be saved. */
function openAs(res: Response, name: string) {
  res.attachment(name.replace(/[/\\]/g, ' '));
  return String(res.get('Content-Disposition')).replace(/^attachment/, 'inline');
}
