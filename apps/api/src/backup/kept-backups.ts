import { existsSync, statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Env } from '../env.ts';
import { DAY_MS, utcDay } from '../lib/clock.ts';

const ENDING = '.tar.gz';
const ENCRYPTED_ENDING = `${ENDING}.age`;
/** Where a backup is tried out, beside it. */
export const TRIAL = '.trial-';
const LEFTOVER = /^(vitrine-(daily-)?[\dTZ-]+\.tar\.gz.*\.unfinished|\.trial-\w+)$/;
const DATED = /^vitrine-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.age)?$/;
const DAILY = /^vitrine-daily-(\d{4}-\d\d-\d\d)T\d\d-\d\d-\d\dZ\.tar\.gz(\.age)?$/;

/** How a backup is called. */
interface Kind {
  isEncrypted: boolean;
  /** Made by itself: old ones are deleted, and one that someone has made is not. */
  isDaily: boolean;
}

/** Where backups go that no place is named for. */
export const backupFolder = ({ DATA_DIR, BACKUP_FOLDER }: Env): string =>
  BACKUP_FOLDER ?? join(DATA_DIR, 'backups');

/** `2026-11-22T21:05:07.123Z` → `vitrine-2026-11-22T21-05-07Z.tar.gz`: names in the order of time. */
function datedName(madeAt: Date, { isEncrypted, isDaily }: Kind): string {
  const moment = madeAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `vitrine-${isDaily ? 'daily-' : ''}${moment}${isEncrypted ? ENCRYPTED_ENDING : ENDING}`;
}

/**
 * Where a backup is to be written.
 * @param named a file, when it is called as archives are; otherwise a folder, which gets a dated file
 */
export function backupPath(named: string, madeAt: Date, kind: Kind): string {
  const path = resolve(named);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const isFile = !isFolder && /\.(tar|tgz|gz|age)$/.test(path);
  return isFile ? path : join(path, datedName(madeAt, kind));
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
    if (now.getTime() - mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
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

/** The Monday of its week in UTC, e.g. `2026-03-02`. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return utcDay(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS));
}

/**
 * Which daily backups may go: all but the newest of each of the last days, and of each of the last
 * weeks, that have one. All of the newest day stay: someone who backs up after a mistake keeps what was
 * there before it. Anything else of a folder stays, too.
 */
export function outdated(
  names: readonly string[],
  { BACKUP_KEEP_DAYS, BACKUP_KEEP_WEEKS }: Pick<Env, 'BACKUP_KEEP_DAYS' | 'BACKUP_KEEP_WEEKS'>,
): string[] {
  const [days, weeks] = [new Set<string>(), new Set<string>()];
  const isFirstOf = (times: Set<string>, time: string, most: number): boolean => {
    if (times.has(time) || times.size === most) return false;
    times.add(time);
    return true;
  };
  const dayOf = (name: string) => DAILY.exec(name)?.[1] ?? '';
  const newestFirst = names
    .filter((name) => DAILY.test(name))
    .sort()
    .reverse();
  const newestDay = dayOf(newestFirst[0] ?? '');
  return newestFirst.filter((name) => {
    const day = dayOf(name);
    const isOfDay = isFirstOf(days, day, BACKUP_KEEP_DAYS);
    const isOfWeek = isFirstOf(weeks, mondayOf(day), BACKUP_KEEP_WEEKS);
    return !isOfDay && !isOfWeek && day !== newestDay;
  });
}
