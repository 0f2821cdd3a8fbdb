import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder, for its own user alone, with those above it that are missing. Node's own way
 * (`recursive`) tries for ever where the system has no folders to be made, as below `/proc`.
 * @throws the system's error where it cannot be made, or something else is there
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const path of missing) {
    try {
      mkdirSync(path, { mode: 0o700 });
    } catch (error) {
      // another process may have made it in the meantime
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(path)) throw error;
    }
  }
  if (isFolder(folder)) return;
  throw Object.assign(new Error(`${folder} is no folder`), { code: 'ENOTDIR' });
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
