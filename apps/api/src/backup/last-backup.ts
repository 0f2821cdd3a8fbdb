import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from './backup-list.ts';

const FILE = 'last-backup.json';

/** The last backup of an installation, for whoever watches over it. */
export interface LastBackup {
  /** When it was made, as ISO text. */
  at: string;
  file: string;
  bytes: number;
  /** Whether it was read back and compared after it was written. */
  verified: boolean;
}

/** Notes the last backup in the data folder. */
export async function noteLastBackup(dataFolder: string, backup: LastBackup): Promise<void> {
  const path = join(dataFolder, FILE);
  await writeFile(path + UNFINISHED, `${JSON.stringify(backup)}\n`, { mode: 0o600 });
  await rename(path + UNFINISHED, path);
}

/** @returns undefined where none was ever noted */
export async function readLastBackup(dataFolder: string): Promise<LastBackup | undefined> {
  const text = await readFile(join(dataFolder, FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as LastBackup;
  } catch {
    return undefined;
  }
}
