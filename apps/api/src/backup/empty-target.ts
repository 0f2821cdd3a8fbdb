import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder, requireFolder } from '../db/folder-lock.ts';
import { readFileId, unfinishedCopyOf } from '../lib/file-id.ts';
import type { FileStore } from '../lib/file-store.ts';
import { StartRefusedError } from '../lib/start-refused.ts';
import { BackupError, DATABASE, FILE_GROUPS } from './backup-list.ts';
import type { Installation } from './installation.ts';

const taken = new Set<string>();

/**
 * Takes a data folder for this process, which no other one may be using.
 * @throws {BackupError} when a server or another command works in it
 */
export async function takeFolder(folder: string): Promise<void> {
  if (taken.has(folder)) return;
  try {
    requireFolder(folder);
    await lockFolder(folder);
    taken.add(folder);
  } catch (error) {
    if (!(error instanceof StartRefusedError)) throw error;
    const reason = existsSync(folder)
      ? `The data folder ${folder} is in use by a running Vitrine, or cannot be written to.`
      : `The data folder ${folder} cannot be made.`;
    throw new BackupError(`${reason} Stop that one first; nothing was changed.`, { cause: error });
  }
}

/** The same where a process may be running, without leaving anything where none ever was. */
export async function takeFolderInUse(folder: string): Promise<void> {
  if (existsSync(join(folder, 'lock'))) await takeFolder(folder);
}

/**
 * Refuses files of another installation.
 * @param id of the installation: files of its own may be there, without a database
 * @throws {BackupError}
 */
export async function requireNoOtherFiles(
  to: Pick<Installation, 'files'>,
  id: string | undefined,
): Promise<void> {
  const besideFiles = await readFileId(to.files);
  if (id !== undefined && besideFiles !== undefined) {
    if ([id, unfinishedCopyOf(id)].includes(besideFiles)) return;
  }
  if (besideFiles !== undefined || (await hasUploads(to.files))) {
    throw new BackupError(
      `There are uploads of another installation in ${to.files.place} already. Move them away first; nothing was changed.`,
    );
  }
}

/** @throws {BackupError} where there is a database with anything in it */
export async function requireNoDatabase({ dataFolder, databaseUrl }: Installation): Promise<void> {
  if (!databaseUrl) {
    if (!existsSync(join(dataFolder, DATABASE))) return;
    throw new BackupError(
      `There is a database in ${dataFolder} already. Move the folder away first; nothing was changed.`,
    );
  }
  const { findRowsOnPostgres } = await import('../db/transfer/postgres-rows.ts');
  const filled = await findRowsOnPostgres(databaseUrl);
  if (!filled) return;
  throw new BackupError(
    `There is data in the PostgreSQL database already (table ${filled}). Give DATABASE_URL an empty one; nothing was changed.`,
  );
}

/** Whether there is any upload, in use or in the trash. */
export async function hasUploads(files: FileStore): Promise<boolean> {
  for (const group of FILE_GROUPS) {
    for await (const _ of files.list(group)) return true;
  }
  return false;
}
