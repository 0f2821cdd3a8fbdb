import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sizeOfSqlite } from '../db/copy-sqlite.ts';
import { inspectPostgres } from '../db/inspect.ts';
import type { Env } from '../env.ts';
import { createDiskSpace, hasRoomFor, MEGABYTE } from '../lib/disk-space.ts';
import { createFolderStore } from '../lib/folder-store.ts';
import { createLogger } from '../lib/logger.ts';
import { openBucket } from '../platform.ts';
import type { ArchiveFile } from './archive-reader.ts';
import { BackupError, DATABASE, FILE_GROUPS } from './backup-list.ts';
import type { Installation } from './installation.ts';
import { outdated, TRIAL } from './kept-backups.ts';
import { restoreBackup } from './restore-backup.ts';

const BUCKET_PREFIX = 'backups';

/**
 * Refuses a backup that would fill the disk: the archive is there, and beside it first a copy of the
 * database and then all that is restored from it.
 * @throws {BackupError}
 */
export async function requireRoom(from: Installation, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const needed = 2 * (await storedBytes(from));
  const space = createDiskSpace({ folders: [folder], logger: createLogger('silent') }).measure();
  if (hasRoomFor(space, needed)) return;
  const [free, more] = [space.freeBytes, needed].map((bytes) => Math.ceil(bytes / MEGABYTE));
  throw new BackupError(
    `There is no room for a backup in ${folder}: ${free} MB are free, and it takes up to ${more} MB for a while. Make room, or set BACKUP_FOLDER.`,
  );
}

async function storedBytes({ databaseUrl, dataFolder, files }: Installation): Promise<number> {
  let bytes = databaseUrl
    ? ((await inspectPostgres(databaseUrl)).bytes ?? 0)
    : sizeOfSqlite(join(dataFolder, DATABASE));
  for (const group of FILE_GROUPS) {
    for await (const { sizeBytes } of files.list(group)) bytes += sizeBytes;
  }
  return bytes;
}

/**
 * Restores a backup into a folder beside it, which is deleted again. One that cannot be restored is
 * none: it is deleted, too.
 */
export async function tryOut(archive: ArchiveFile): Promise<void> {
  const dataFolder = await mkdtemp(join(dirname(archive.path), TRIAL));
  try {
    const files = createFolderStore(join(dataFolder, 'files'));
    await restoreBackup(archive, { dataFolder, databaseUrl: undefined, files });
  } catch (error) {
    await rm(archive.path, { force: true });
    throw error;
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/**
 * Copies a backup to the bucket for them, where there is one, and deletes what is old in both.
 * @returns the bucket
 */
export async function keepDaily(env: Env, path: string): Promise<string | undefined> {
  const bucket = openBucket(env, 'BACKUP_S3');
  if (bucket) {
    await bucket.put(`${BUCKET_PREFIX}/${basename(path)}`, path);
    const names: string[] = [];
    for await (const { key } of bucket.list(BUCKET_PREFIX)) names.push(basename(key));
    for (const name of outdated(names, env)) await bucket.delete(`${BUCKET_PREFIX}/${name}`);
  }
  const folder = dirname(path);
  for (const name of outdated(await readdir(folder), env)) await rm(join(folder, name));
  return bucket?.place;
}
