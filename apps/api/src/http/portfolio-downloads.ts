import { type RequestHandler, type Response, Router } from 'express';

export interface PortfolioDownload {
  /** The name that the portfolio has now; it may have been asked for by an older one. */
  customUrl: string;
  /** The whole address of its page. */
  address: string;
  /** The name of its owner, which the file is saved under. */
  owner: string;
  type: string;
  /** With its quotation marks; known before anything is made. */
  etag: string;
  /** @throws {ProblemError} `unavailable` when too many are being made */
  make(): Promise<Buffer>;
}

export type DownloadKind = 'pdf' | 'json' | 'qr';

/** Finds them; undefined for what visitors may not see. */
export interface PortfolioDownloads {
  find(customUrl: string, kind: DownloadKind): Promise<PortfolioDownload | undefined>;
}

/** What each is called below the address of the page, and where it is saved. */
const FILES: Record<string, { kind: DownloadKind; saveAs(owner: string): string }> = {
  'cv.pdf': { kind: 'pdf', saveAs: (owner) => `${owner} - CV.pdf` },
  'resume.json': { kind: 'json', saveAs: (owner) => `${owner} - resume.json` },
  'qr.svg': { kind: 'qr', saveAs: (owner) => `${owner} - QR code.svg` },
};

/**
 * Serves them at `/p/<customUrl>/{cv.pdf,resume.json,qr.svg}`. What is not there is for the pages
 * to say. Nothing is kept without being asked about again: a change shows at once.
 */
export function servePortfolioDownloads(downloads: PortfolioDownloads): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const answer: RequestHandler<{ customUrl: string; file: string }> = async (req, res, next) => {
    const { customUrl, file } = req.params;
    const served = FILES[file];
    const found = served && (await downloads.find(customUrl, served.kind));
    if (!found) return next();
    if (found.customUrl !== customUrl) {
      return res.redirect(301, `/p/${encodeURIComponent(found.customUrl)}/${file}`);
    }
    res.set({ ETag: found.etag, 'Cache-Control': 'public, max-age=0, must-revalidate' });
    if (req.fresh) return void res.status(304).end();
    const content = await found.make();
    openAs(res, served.saveAs(found.owner));
    res.set({
      'Content-Type': found.type,
      'Content-Length': String(content.length),
      Link: `<${found.address}>; rel="canonical"`,
    });
    res.end(req.method === 'HEAD' ? undefined : content);
  };
  router.get('/p/:customUrl/:file', answer);
  return router;
}

/** Express knows how to write down any name, but only of what is to be saved. */
function openAs(res: Response, name: string) {
  res.attachment(name.replace(/[/\\]/g, ' '));
  const saved = String(res.get('Content-Disposition'));
  res.set('Content-Disposition', saved.replace(/^attachment/, 'inline'));
}
