import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = 'last-backup.json';

const lastBackupSchema = z.object({
  at: z.iso.datetime(),
  file: z.string(),
  bytes: z.number().int().min(0),
  verified: z.boolean(),
});

/** The latest backup of a data folder, noted there for administrators to see. */
export type LastBackup = z.infer<typeof lastBackupSchema>;

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

/** @returns undefined for what is no note of a backup */
export function parseLastBackup(note: string): LastBackup | undefined {
  try {
    return lastBackupSchema.parse(JSON.parse(note));
  } catch {
    return undefined;
  }
}
