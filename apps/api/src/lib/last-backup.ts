import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LastBackup, parseLastBackup } from './backup-note.ts';

const FILE = 'last-backup.json';

/** Notes a backup that is whole; the note of the one before is gone. */
export async function noteLastBackup(dataFolder: string, backup: LastBackup): Promise<void> {
  const path = join(dataFolder, FILE);
  await writeFile(`${path}.part`, JSON.stringify(backup), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** @returns undefined where none is noted, or the note cannot be read */
export async function readLastBackup(dataFolder: string): Promise<LastBackup | undefined> {
  return parseLastBackup(await readFile(join(dataFolder, FILE), 'utf8').catch(() => ''));
}
