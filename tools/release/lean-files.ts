import { basename, extname } from 'node:path';

/** For whom a program folder is made: its native libraries start nowhere else. */
export interface Host {
  platform: string;
  arch: string;
  musl: boolean;
}

/** The name under which releases and prebuilt libraries know a platform, e.g. `linux-x64`. */
export const platformName = ({ platform, arch, musl }: Host): string =>
  `${platform}${musl ? 'musl' : ''}-${arch}`;

/** Source maps, and sources that something else was made from. */
const SOURCES = new Set([
  '.map',
  '.ts',
  '.mts',
  '.cts',
  '.tsx',
  '.flow',
  '.c',
  '.cc',
  '.cpp',
  '.h',
  '.hpp',
  '.gyp',
  '.gypi',
]);

/** Licences stay, whatever they are called. What libvips is made of is in its README. */
const isNotice = (name: string, file: string) =>
  /^(licen[cs]e|copying|notice|authors)/i.test(file) || name.includes('/sharp-libvips-');

/** At a package's top: what its authors work with, hidden folders among it. */
const FOR_AUTHORS = /^(\.[^/]+|(tests?|test-jest|bench|benchmarks?|docs|examples?)$)/;

/** What packages bring along besides, which nothing loads: by package, folders and files in it. */
const UNUSED: Record<string, readonly RegExp[]> = {
  // the sources of SQLite, compiled into the prebuilt library
  'better-sqlite3': [/^deps$/, /^src$/],
  sharp: [/^src$/, /^install$/],
  // an encoder; what fonts take is the decoder
  brotli: [/^build$/],
  // nothing cuts fonts down by it
  harfbuzzjs: [/^dist\/harfbuzz-subset\.wasm$/],
  // for browsers
  pako: [/^dist$/],
  // for browsers, and for who calls `require`
  fontkit: [/^dist\/(browser|main)/],
  pdfkit: [/^js\/pdfkit\.(browser|old|standalone)\./, /^js\/pdfkit\.js$/, /^tools$/],
};

/**
 * Whether a file or folder of a package is loaded by the running program, or has to be distributed with it.
 * @param name of the package
 * @param path in the package, with slashes
 */
export function isNeeded(name: string, path: string, host: Host): boolean {
  if (name.startsWith('@types/') || path.endsWith('node_modules/.bin')) return false;
  if (FOR_AUTHORS.test(path) || UNUSED[name]?.some((unused) => unused.test(path))) return false;
  if (/^prebuilds\/[^/]+/.test(path)) {
    const [, prebuilt = ''] = path.split('/');
    return basename(prebuilt, '.node') === platformName(host);
  }
  const file = basename(path);
  if (SOURCES.has(extname(file))) return false;
  return !/\.(md|markdown)$/i.test(file) || isNotice(name, file);
}
