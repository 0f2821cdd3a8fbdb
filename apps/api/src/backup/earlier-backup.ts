import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isWholeSqlite } from '../db/copy-sqlite.ts';
import { flush } from '../lib/flush.ts';
import { BackupError, DATABASE, LIST, UNFINISHED } from './backup-list.ts';

// Backups of release 0.1 are folders with the files as they are in a data folder.

const LIST_VERSION = 1;

interface EarlierList {
  version: typeof LIST_VERSION;
  /** SHA-256 of each file, by its path with forward slashes. */
  files: Record<string, string>;
}

/** Whether a path is a backup of that kind, as far as its looks go. */
export const isEarlierBackup = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

/**
 * Puts such a backup into a data folder without a database, after it was compared with its list.
 * @returns how many files it holds
 */
export async function restoreEarlierBackup(source: string, dataFolder: string): Promise<number> {
  const paths = await checkEarlierBackup(source);
  await removeLeftovers(dataFolder);
  // the database comes last: as long as it is missing, nothing has been restored
  const inOrder = [...paths.filter((path) => path !== DATABASE), DATABASE];
  for (const path of inOrder) {
    const target = join(dataFolder, ...path.split('/'));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(join(source, ...path.split('/')), target + UNFINISHED);
    await flush(target + UNFINISHED);
    await rename(target + UNFINISHED, target);
  }
  return paths.length;
}

/** Removes changes of a database that was there before: SQLite would add them to the next one. */
export async function removeLeftovers(dataFolder: string): Promise<void> {
  for (const ending of ['-wal', '-shm']) {
    await rm(join(dataFolder, DATABASE + ending), { force: true });
  }
}

/** @throws {BackupError} unless everything is there as it was backed up, and nothing else */
export async function checkEarlierBackup(source: string): Promise<string[]> {
  const text = await readFile(join(source, LIST), 'utf8').catch(() => '{}');
  const list = parseList(text);
  if (!list) throw new BackupError(`${source} is no backup: its ${LIST} cannot be read.`);
  const wanted = list.files;
  const found = await hashesIn(source);
  delete found[LIST];
  const paths = Object.keys({ ...wanted, ...found });
  const wrong = paths.filter((path) => wanted[path] !== found[path]);
  if (wrong.length > 0) {
    throw new BackupError(
      `The backup ${source} is damaged; nothing was changed. Missing, changed or not part of it: ${wrong.slice(0, 5).join(', ')}.`,
    );
  }
  if (!isWholeSqlite(join(source, DATABASE))) {
    throw new BackupError(`The database of the backup ${source} is damaged; nothing was changed.`);
  }
  return Object.keys(wanted);
}

function parseList(text: string): EarlierList | undefined {
  try {
    const list = JSON.parse(text) as Partial<EarlierList> | null;
    const isList = list?.version === LIST_VERSION && typeof list.files === 'object';
    return isList ? (list as EarlierList) : undefined;
  } catch {
    return undefined;
  }
}

/** Every file below a folder by its path in there; none where the folder is missing. */
async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const files: string[] = [];
  for (const name of (await readdir(folder)).filter((entry) => !entry.startsWith('.'))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile()) files.push(name);
    if (!found?.isDirectory()) continue;
    for (const inner of await listFiles(join(folder, name))) files.push(join(name, inner));
  }
  return files;
}

async function hashesIn(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const path of await listFiles(folder)) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    hashes[path.split(sep).join('/')] = hash.digest('hex');
  }
  return hashes;
}
