import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMMENT = /^\s*(\/\/|\/?\*)/;
const NO_PROGRAM = [/\.test\.tsx?$/, /\/(testing|generated)\//];

/**
 * Lines of the programs that match, comments left out, as `file:line`.
 * @param root the repository's folder
 * @param files patterns of the files to read
 * @param may files in which such lines are fine
 */
export function findLines(
  root: string,
  files: string[],
  wanted: RegExp,
  may: Readonly<Record<string, string>>,
): string[] {
  return globSync(files, { cwd: root })
    .filter((path) => !(path in may || NO_PROGRAM.some((pattern) => pattern.test(path))))
    .sort()
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          wanted.test(line) && !COMMENT.test(line) ? [`${path}:${index + 1}`] : [],
        ),
    );
}
