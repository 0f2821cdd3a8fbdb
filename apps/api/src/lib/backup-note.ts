import { z } from 'zod';

const lastBackupSchema = z.object({
  at: z.iso.datetime(),
  file: z.string(),
  bytes: z.number().int().min(0),
  verified: z.boolean(),
});

/** The latest backup of a data folder, noted there for administrators to see. */
export type LastBackup = z.infer<typeof lastBackupSchema>;

const backupTrySchema = z.object({ at: z.iso.datetime(), failure: z.string().optional() });

/** The server's latest attempt at one, and why it failed where it has. */
export type BackupTry = z.infer<typeof backupTrySchema>;

/** @returns undefined for what is no such note */
const parsedBy =
  <T>(schema: z.ZodType<T>) =>
  (note: string): T | undefined => {
    try {
      return schema.parse(JSON.parse(note));
    } catch {
      return undefined;
    }
  };

export const parseLastBackup = parsedBy(lastBackupSchema);
export const parseBackupTry = parsedBy(backupTrySchema);
