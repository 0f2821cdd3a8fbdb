import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const READS = /\bprocess\.env\b|\bimport\.meta\.env\b/;
const COMMENT = /^\s*(\/\/|\/?\*)/;
const MAY_READ = [
  // The one reader of each app.
  /(^|\/)env\.ts$/,
  // Tools that run before or beside the app.
  /\.config\.ts$/,
  /\.test\.tsx?$/,
  /^apps\/[^/]+\/(tests|build)\//,
  /(^|\/)(node_modules|dist|generated)\//,
];

/**
 * Where settings are read from the environment outside an env.ts, as `file:line`.
 * @param root the repository's folder
 */
export function findEnvironmentReaders(root: string): string[] {
  return globSync('{apps,packages}/*/{*.{ts,tsx},{src,tests,build}/**/*.{ts,tsx}}', { cwd: root })
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
