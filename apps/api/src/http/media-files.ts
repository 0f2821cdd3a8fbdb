import { buffer } from 'node:stream/consumers';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { ByteRange, StoredBytes } from '../lib/file-store.ts';
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
  read(range?: ByteRange): Promise<StoredBytes>;
}

/** The file of an earlier address was replaced. */
export interface MovedFile {
  /** The address of the one that took its place. */
  movedTo: string;
}

/** Finds uploaded files. */
export interface MediaFiles {
  /** @param name below the folder of the upload; of a replaced picture with a folder of its own */
  find(id: string, name: string): Promise<MediaFile | MovedFile | undefined>;
}

const ADDRESS = /^\/media\/([^/]+)\/((?:[^/]+\/)?[^/]+)$/;

/** The bytes of an upload, by its address; undefined where there is no such file. */
export async function readUpload(
  media: Pick<MediaFiles, 'find'>,
  url: string,
): Promise<Buffer | undefined> {
  const [, id, name] = ADDRESS.exec(url) ?? [];
  const file = id && name ? await media.find(id, name) : undefined;
  if (!file) return undefined;
  return 'movedTo' in file ? readUpload(media, file.movedTo) : buffer(await file.read());
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** How long an old address may be taken to lead to the same new one. */
const MOVED_SECONDS = 60;

/**
 * Serves uploads at `/media/:id/:name`. Whatever a sender managed to upload, a browser runs
 * nothing of it: the type is ours, it is not guessed again, and the page it makes is sandboxed.
 */
export function serveMedia(media: MediaFiles): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const answer: RequestHandler<Record<'id' | 'name', string> & { folder?: string }> = async (
    req,
    res,
  ) => {
    const { id, folder, name } = req.params;
    const file = await media.find(id, folder === undefined ? name : `${folder}/${name}`);
    if (!file) throw new ProblemError('not-found', 'noFile');
    if ('movedTo' in file) {
      res.set('Cache-Control', `public, max-age=${MOVED_SECONDS}`);
      return void res.redirect(302, file.movedTo);
    }
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
  // the newest file of a picture that was replaced
  router.get('/media/:id/:folder/:name', answer);
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
