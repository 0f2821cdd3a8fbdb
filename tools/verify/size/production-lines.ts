import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is built, generated or installed, what tests are made of, and the words of further languages. */
const NOT_PRODUCTION =
  /(^|\/)(node_modules|dist|\.cache|generated|tests|testing)(\/|$)|\.test\.|(^|\/)testing\.ts$|(^|\/)words\/(?!en(glish)?\/)\w+\//;

/** Lines of TypeScript and CSS that run in production: `apps` and `packages`, without tests. */
export function productionLines(root: string): number {
  return globSync('{apps,packages}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: (path) => NOT_PRODUCTION.test(path),
  })
    .filter((path) => !NOT_PRODUCTION.test(path))
    .reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1, 0);
}

/** How far below the ceiling the code may be before the ceiling has to follow. */
const ROOM = 500;

/** What is wrong with so many lines under this ceiling; undefined for nothing. */
export function problemOf(lines: number, ceiling: number): string | undefined {
  if (lines > ceiling)
    return `There are ${lines} production lines, and at most ${ceiling} are allowed: delete ${lines - ceiling}, by a simpler design.`;
  if (lines < ceiling - ROOM)
    return `There are ${lines} production lines: lower the ceiling in tools/verify/size/check.ts to ${lines}.`;
  return undefined;
}
