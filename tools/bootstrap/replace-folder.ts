import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Put a finished folder in the place of an older one. Renaming is done or not done: when it is cut
 * short, the older folder is there, or the new one, or none, but never a half.
 * @param finished on the same disk as `place`
 */
export function replaceFolder(finished: string, place: string): void {
  const older = `${finished}-older`;
  rmSync(older, { recursive: true, force: true });
  mkdirSync(dirname(place), { recursive: true });
  if (existsSync(place)) renameSync(place, older);
  renameSync(finished, place);
  rmSync(older, { recursive: true, force: true });
}
