import type { LastBackup } from './backup-note.ts';
import { readLastBackup } from './last-backup.ts';
import { droppedLogLines } from './log-output.ts';

/** What administrators are shown of where the program runs. */
export interface Host {
  /** The version of what it runs on. */
  runtime: string;
  /** Lines of the log that found no room, since the start. */
  droppedLogLines(): number;
  /** Noted beside its data. */
  lastBackup(): Promise<LastBackup | undefined>;
}

export const createHost = (dataFolder: string): Host => ({
  runtime: process.versions.node,
  droppedLogLines,
  lastBackup: () => readLastBackup(dataFolder),
});
