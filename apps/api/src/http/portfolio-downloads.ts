import type { Locale } from '@vitrine/contracts';
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
  /** @param locale of what a CV says itself; the base language where it is not given */
  find(
    page: DownloadedPage,
    kind: DownloadKind,
    locale?: Locale,
  ): Promise<PortfolioDownload | undefined>;
}

interface ServedFile {
  kind: DownloadKind;
  /** What it is saved as. */
  saveAs(owner: string): string;
}

/** What each is called below the address of the page, and where it is saved. */
const FILES: Record<string, ServedFile> = {
  'cv.pdf': { kind: 'pdf', saveAs: (owner) => `${owner} - CV.pdf` },
  'resume.json': { kind: 'json', saveAs: (owner) => `${owner} - resume.json` },
  'qr.svg': { kind: 'qr', saveAs: (owner) => `${owner} - QR code.svg` },
  'qr.png': { kind: 'qr-png', saveAs: (owner) => `${owner} - QR code.png` },
};

type Found = { served: ServedFile; found: PortfolioDownload };

/**
 * Serves them at `/p/<customUrl>/{cv.pdf,resume.json,qr.svg,qr.png}`, and below the addresses of links
 * and previews. What is not there is for the pages to say. Nothing is kept without being asked about
 * again: a change shows at once.
 */
export function servePortfolioDownloads(downloads: PortfolioDownloads): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const find = async (page: DownloadedPage, file: string): Promise<Found | undefined> => {
    const served = FILES[file];
    const found = served && (await downloads.find(page, served.kind));
    return found && { served, found };
  };
  const send = (
    req: Pick<Request, 'fresh' | 'method'>,
    res: Response,
    { served, found }: Found,
    cacheControl: string,
  ) =>
    sendMade(req, res, found, cacheControl, () => ({
      'Content-Disposition': openAs(res, served.saveAs(found.owner)),
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
      return res.redirect(301, `/p/${encodeURIComponent(found.customUrl)}/${file}`);
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
  router.get('/p/:customUrl/:file', answerPublished);
  router.get(
    '/s/:token/:file',
    answerOpened((link) => ({ link })),
  );
  router.get(
    '/user/preview/:token/:file',
    answerOpened((preview) => ({ preview })),
  );
  return router;
}

/** Express knows how to write down any name, but only of what is to be saved. */
function openAs(res: Response, name: string) {
  res.attachment(name.replace(/[/\\]/g, ' '));
  return String(res.get('Content-Disposition')).replace(/^attachment/, 'inline');
}
