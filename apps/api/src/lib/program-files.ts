import { basename, extname, join } from 'node:path';

// The one place that knows where the program's own files are: below `src` when the sources run, and
// below `dist` when the bundle does. In both the folder above is that of the package.

const isBundle = extname(import.meta.filename) === '.js';
const HERE = isBundle ? import.meta.dirname : join(import.meta.dirname, '..');
const PACKAGE = join(HERE, '..');

/** Where all of it is unpacked: a release, or the root of the repository. */
export const PROGRAM_FOLDER = join(PACKAGE, '..', '..');

/** The TrueType fonts of CVs and share images. */
export const FONTS_FOLDER = join(PACKAGE, 'fonts');

/** The built web app; it may not be there. */
export const WEB_BUILD = join(PACKAGE, '..', 'web', 'dist');

/**
 * A file that the program reads unchanged, e.g. `db/migrations`; the build copies it.
 * @param path below `src`
 */
export const dataFile = (path: string): string => join(HERE, path);

/**
 * What a worker thread or process starts with: a source, or an entry of the bundle, which lie side by side.
 * @param path of the source below `src`, e.g. `lib/password-hash.worker.ts`
 */
export const workerFile = (path: string): string =>
  isBundle ? join(HERE, `${basename(path, '.ts')}.js`) : join(HERE, path);
