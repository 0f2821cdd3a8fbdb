import { type ExecFileException, execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { LastBackup } from './backup-note.ts';
import { readLastBackup } from './last-backup.ts';
import { droppedLogLines } from './log-output.ts';
import { workerFile } from './program-files.ts';

/** What administrators are shown of where the program runs, and what they start there. */
export interface Host {
  /** The version of what it runs on. */
  runtime: string;
  /** Lines of the log that found no room, since the start. */
  droppedLogLines(): number;
  /** Noted beside its data. */
  lastBackup(): Promise<LastBackup | undefined>;
  /** Where there is anything to back up. */
  backups?: {
    /** In UTC, at which one is made every day; undefined where none is. */
    hour: number | undefined;
    /** @returns why there is none; undefined for a backup that was tried out */
    make(signal: AbortSignal): Promise<string | undefined>;
  };
}

export const createHost = (dataFolder: string, backupHour?: number): Host => ({
  runtime: process.versions.node,
  droppedLogLines,
  lastBackup: () => readLastBackup(dataFolder),
  backups: { hour: backupHour, make: runBackup },
});

/** A process of its own: comparing a large database takes seconds that no request should wait for. */
const runBackup = (signal: AbortSignal): Promise<string | undefined> =>
  new Promise((resolve) => {
    const words = [workerFile('main.ts'), 'backup', '--daily'];
    const child = execFile(process.execPath, words, { signal }, (error, _output, errors) =>
      resolve(error ? reasonOf(error, errors) : undefined),
    );
    // requests come first
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });

const reasonOf = ({ message, signal }: ExecFileException, errors: string): string =>
  errors.trim().split('\n')[0] || (signal ? `It was ended by ${signal}.` : message);
