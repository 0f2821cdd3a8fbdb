import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { problemTexts } from '@vitrine/contracts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { ByteRange } from '../lib/file-store.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { sendStream } from './send-file.ts';

/** One stored file, ready to be sent. */
export interface MediaFile {
  /** With its quotation marks. */
  etag: string;
  contentType: string;
  sizeBytes: number;
  /** The name to save it under, for what browsers should not open; undefined for the others. */
  downloadAs: string | undefined;
  read(range?: ByteRange): Promise<Readable>;
}

/** Finds uploaded files. */
export interface MediaFiles {
  find(id: string, name: string): Promise<MediaFile | undefined>;
}

const ADDRESS = /^\/media\/([^/]+)\/([^/]+)$/;

/** The bytes of an upload, by its address; undefined where there is no such file. */
export async function readUpload(
  media: Pick<MediaFiles, 'find'>,
  url: string,
): Promise<Buffer | undefined> {
  const [, id, name] = ADDRESS.exec(url) ?? [];
  const file = id && name ? await media.find(id, name) : undefined;
  return file && buffer(await file.read());
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves uploads at `/media/:id/:name`. Whatever a sender managed to upload, a browser runs
 * nothing of it: the type is ours, it is not guessed again, and the page it makes is sandboxed.
 */
export function serveMedia(media: MediaFiles): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const answer: RequestHandler<{ id: string; name: string }> = async (req, res) => {
    const file = await media.find(req.params.id, req.params.name);
    if (!file) throw new ProblemError('not-found', problemTexts.noFile);
    setHeaders(res, file);
    if (req.fresh) return void res.status(304).end();
    const range = rangeOf(req, file);
    if (range === 'unsatisfiable') {
      return void res.status(416).set('Content-Range', `bytes */${file.sizeBytes}`).end();
    }
    const { start, end } = range ?? { start: 0, end: file.sizeBytes - 1 };
    if (range) res.status(206).set('Content-Range', `bytes ${start}-${end}/${file.sizeBytes}`);
    res.set('Content-Length', String(end - start + 1));
    if (req.method === 'HEAD') return void res.end();
    await sendStream(await file.read(range), res);
  };
  router.get('/media/:id/:name', answer);
  return router;
}

function setHeaders(res: Response, { etag, contentType, downloadAs }: MediaFile): void {
  if (downloadAs) res.attachment(downloadAs);
  else res.set('Content-Disposition', 'inline');
  res.set({
    ETag: etag,
    'Content-Type': contentType,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // a file is never changed, only removed
    'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'Accept-Ranges': 'bytes',
  });
}

/** One range is answered; of several, none is: a thousand small ones must not cost more than all. */
function rangeOf(req: Request, { etag, sizeBytes }: MediaFile) {
  const condition = req.get('If-Range');
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = req.range(sizeBytes);
  if (ranges === -1) return 'unsatisfiable';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
