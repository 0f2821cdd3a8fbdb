import { join, sep } from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Serves the files of the build, compressed by the build (`.br`, `.gz`) where the browser takes that.
 * A file that has gone since the start, as when a new build is made, is one that is not there.
 */
export function serveFiles(folder: string): RequestHandler {
  const hashed = join(folder, 'assets') + sep;
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      dotfiles: 'ignore',
      redirect: false,
      setHeaders: (res, path) => res.setHeader('Cache-Control', fileLife(path, hashed)),
    },
  });
}

/** Files under /assets carry a hash of their content in their name and never change. */
function fileLife(path: string, hashed: string): string {
  return path.startsWith(hashed)
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : `public, max-age=${DAY_SECONDS}`;
}
