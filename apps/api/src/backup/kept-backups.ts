import { existsSync, statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DAY_MS } from '../lib/clock.ts';

const ENDING = '.tar.gz';
const ENCRYPTED_ENDING = `${ENDING}.age`;
const LEFTOVER = /^vitrine-[\dTZ-]+\.tar\.gz.*\.unfinished$/;
const DATED = /^vitrine-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.age)?$/;

/** Where backups go that no place is named for. */
export const backupFolder = (dataFolder: string): string => join(dataFolder, 'backups');

/** `2026-11-22T21:05:07.123Z` → `vitrine-2026-11-22T21-05-07Z.tar.gz`: names in the order of time. */
function datedName(madeAt: Date, isEncrypted: boolean): string {
  const moment = madeAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `vitrine-${moment}${isEncrypted ? ENCRYPTED_ENDING : ENDING}`;
}

/**
 * Where a backup is to be written.
 * @param named a file, when it is called as archives are; otherwise a folder, which gets a dated file
 */
export function backupPath(named: string, madeAt: Date, isEncrypted: boolean): string {
  const path = resolve(named);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const isFile = !isFolder && /\.(tar|tgz|gz|age)$/.test(path);
  return isFile ? path : join(path, datedName(madeAt, isEncrypted));
}

/** Dated backups of a folder, newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => DATED.test(name));
  return names.sort().reverse();
}

/**
 * Deletes what backups of a folder have left that were killed more than a day ago; a younger one may
 * still be written.
 */
export async function removeLeftovers(folder: string, now: Date): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names.filter((one) => LEFTOVER.test(one))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > DAY_MS) await rm(path, { force: true });
  }
}

/**
 * Deletes all but the newest dated backups of a folder.
 * @returns how many went
 */
export async function keepNewest(folder: string, count: number): Promise<number> {
  const old = (await listBackups(folder)).slice(count);
  for (const name of old) await rm(join(folder, name));
  return old.length;
}
