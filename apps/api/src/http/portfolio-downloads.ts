import { type RequestHandler, type Response, Router } from 'express';
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
    await sendMade(req, res, found, 'public, max-age=0, must-revalidate', () => ({
      'Content-Disposition': openAs(res, served.saveAs(found.owner)),
      'Content-Type': found.type,
      Link: `<${found.address}>; rel="canonical"`,
    }));
  };
  router.get('/p/:customUrl/:file', answer);
  return router;
}

/** Express knows how to write down any name, but only of what is to be saved. */
function openAs(res: Response, name: string) {
  res.attachment(name.replace(/[/\\]/g, ' '));
  return String(res.get('Content-Disposition')).replace(/^attachment/, 'inline');
}
