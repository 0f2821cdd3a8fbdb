import { existsSync, readFileSync } from 'node:fs';

/** A file's text, or undefined where there is no such file. */
export function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
