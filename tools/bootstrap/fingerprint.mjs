import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.building',
  '.turbo',
  '.cache',
  'data',
  'coverage',
]);

/**
 * Every file under the given files and folders, sorted; what is generated is left out.
 * @param {string[]} paths missing ones are ignored
 * @param {(path: string, isFolder: boolean) => boolean} [keep]
 * @returns {string[]}
 */
export function listFiles(paths, keep = () => true) {
  return paths
    .filter((path) => existsSync(path))
    .flatMap((path) => {
      if (!statSync(path).isDirectory()) return keep(path, false) ? [path] : [];
      return readdirSync(path, { withFileTypes: true })
        .filter((entry) => !SKIPPED.has(entry.name))
        .flatMap((entry) => {
          const inner = join(path, entry.name);
          if (!entry.isDirectory()) return keep(inner, false) ? [inner] : [];
          return keep(inner, true) ? listFiles([inner], keep) : [];
        });
    })
    .sort();
}

/**
 * A hash over names and contents: modification times differ from checkout to checkout.
 * @param {string} root names are taken relative to it
 * @param {string[]} files
 * @param {string[]} [extras] whatever else the result depends on
 */
export function fingerprint(root, files, extras = []) {
  const hash = createHash('sha256');
  for (const extra of extras) hash.update(`${extra}\0`);
  for (const file of files) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path of the stamp left behind by the last success
 * @param {string} value
 */
export function isStamped(path, value) {
  return existsSync(path) && readFileSync(path, 'utf8') === value;
}

/**
 * @param {string} path
 * @param {string} value
 */
export function stamp(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, value);
}
