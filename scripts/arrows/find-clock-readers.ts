import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const READS = /\b(Date\.now|performance\.now|setTimeout|setInterval)\b|\bnew Date\(\)/;
const COMMENT = /^\s*(\/\/|\/?\*)/;
const MAY_READ = [
  /^apps\/web\/src\/lib\/clock\.ts$/,
  // a second entry: with it the clock would be a file of its own, and a request more for every page
  /^apps\/web\/src\/area-start\.ts$/,
  // part of the entry, which runs before the app is loaded: the same
  /^apps\/web\/src\/features\/home\/turn-pictures\.ts$/,
  /^apps\/web\/src\/lib\/(after-first-paint|early-use|renew-page)\.ts$/,
  /\.test\.tsx?$/,
  /\/(testing|generated)\//,
];

/**
 * Where the web asks for the time, or waits, other than through its clock, as `file:line`.
 * @param root the repository's folder
 */
export function findClockReaders(root: string): string[] {
  return globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !MAY_READ.some((pattern) => pattern.test(path)))
    .sort()
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          READS.test(line) && !COMMENT.test(line) ? [`${path}:${index + 1}`] : [],
        ),
    );
}
