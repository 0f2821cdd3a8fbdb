import { z } from 'zod';

const lastBackupSchema = z.object({
  at: z.iso.datetime(),
  file: z.string(),
  bytes: z.number().int().min(0),
  verified: z.boolean(),
});

/** The latest backup of a data folder, noted there for administrators to see. */
export type LastBackup = z.infer<typeof lastBackupSchema>;

/** @returns undefined for what is no note of a backup */
export function parseLastBackup(note: string): LastBackup | undefined {
  try {
    return lastBackupSchema.parse(JSON.parse(note));
  } catch {
    return undefined;
  }
}
