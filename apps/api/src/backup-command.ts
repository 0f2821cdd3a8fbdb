import { resolve } from 'node:path';
import { BackupError, makeBackup, restoreBackup } from './backup.ts';
import type { Env } from './env.ts';

const USAGE = `Usage: npm start -- backup FOLDER    copies the data folder, also while the site runs
       npm start -- restore FOLDER   puts a backup into a data folder without a database
`;

/**
 * Backup and restore from the command line.
 * @param words what stands on it
 * @returns the exit code
 */
export async function runBackupCommand(env: Env, [command, folder]: string[]): Promise<number> {
  if (!folder) {
    process.stderr.write(USAGE);
    return 1;
  }
  if (env.DATABASE_URL) {
    say(
      'The database is PostgreSQL: use pg_dump and pg_restore, and copy files and secret after it.',
    );
    return 1;
  }
  try {
    return command === 'restore'
      ? await restore(env, resolve(folder))
      : await backUp(env, resolve(folder));
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function backUp(env: Env, target: string): Promise<number> {
  const count = await makeBackup(env.DATA_DIR, target, new Date());
  say(
    `${count} files of ${env.DATA_DIR} are in ${target}. Keep it elsewhere: it holds the secret.`,
  );
  if (env.S3_BUCKET) say('Uploads are in the bucket, which has means of its own for backups.');
  return 0;
}

async function restore(env: Env, source: string): Promise<number> {
  const count = await restoreBackup(source, env.DATA_DIR);
  say(`${count} files of ${source} are in ${env.DATA_DIR}. The next start uses them.`);
  return 0;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
