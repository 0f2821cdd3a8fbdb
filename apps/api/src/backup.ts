import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { copySqlite, isWholeSqlite } from './db/copy-sqlite.ts';
import { flush } from './lib/flush.ts';

const DATABASE = 'vitrine.db';
const FILES = 'files';
const SECRET = 'secret';
/** Lists everything else in a backup, so that what is missing or changed shows. */
const LIST = 'backup.json';
const LIST_VERSION = 1;
/** Written under another name first: half a backup never looks like one. */
const UNFINISHED = '.unfinished';

interface BackupList {
  version: typeof LIST_VERSION;
  madeAt: string;
  /** SHA-256 of each file, by its path with forward slashes. */
  files: Record<string, string>;
}

/** A backup cannot be made or taken back as things are; the message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Copies a data folder with an embedded database, which may be in use, into a folder that must not
 * exist yet.
 * @returns how many files it holds
 */
export async function makeBackup(dataFolder: string, target: string, now: Date): Promise<number> {
  if (!existsSync(join(dataFolder, DATABASE))) {
    throw new BackupError(`There is no ${DATABASE} in ${dataFolder}.`);
  }
  if (existsSync(target)) throw new BackupError(`${target} is there already; name another folder.`);
  const part = target + UNFINISHED;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  // files before and after the database: those that it names were there at its moment, whether
  // they have been added just before or are deleted just after it
  await copyNewFiles(join(dataFolder, FILES), join(part, FILES));
  await copySqlite(join(dataFolder, DATABASE), join(part, DATABASE));
  await copyNewFiles(join(dataFolder, FILES), join(part, FILES));
  const secret = join(dataFolder, SECRET);
  if (existsSync(secret)) await copyFile(secret, join(part, SECRET));
  const files = await hashesIn(part);
  const list: BackupList = {
    version: LIST_VERSION,
    madeAt: now.toISOString(),
    files,
  };
  await writeFile(join(part, LIST), JSON.stringify(list, undefined, 1));
  for (const path of [...Object.keys(files), LIST]) await flush(join(part, path));
  await rename(part, target);
  await flush(dirname(target));
  return Object.keys(files).length;
}

/**
 * Puts a backup into a data folder without a database, after it was compared with its list.
 * @returns how many files it holds
 */
export async function restoreBackup(source: string, dataFolder: string): Promise<number> {
  if (existsSync(join(dataFolder, DATABASE))) {
    throw new BackupError(
      `There is a database in ${dataFolder} already. Move the folder away first; nothing was changed.`,
    );
  }
  const paths = await checkBackup(source);
  // changes of the database that was here before: SQLite would add them to this one
  for (const ending of ['-wal', '-shm']) {
    await rm(join(dataFolder, DATABASE + ending), { force: true });
  }
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

/** @throws {BackupError} unless everything is there as it was backed up, and nothing else */
async function checkBackup(source: string): Promise<string[]> {
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

function parseList(text: string): BackupList | undefined {
  try {
    const list = JSON.parse(text) as Partial<BackupList> | null;
    const isList = list?.version === LIST_VERSION && typeof list.files === 'object';
    return isList ? (list as BackupList) : undefined;
  } catch {
    return undefined;
  }
}

/** Copies what is not there yet; what goes away meanwhile is left out. */
async function copyNewFiles(source: string, target: string): Promise<void> {
  for (const path of await listFiles(source)) {
    const copy = join(target, path);
    if (existsSync(copy)) continue;
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await copyFile(join(source, path), copy).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await rm(copy, { force: true });
    });
  }
}

/**
 * Every file below a folder by its path in there; none where the folder is missing. Links are
 * followed: uploads may lie on a disk of their own.
 */
async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const files: string[] = [];
  // what begins with a dot is being written
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
