import { resolve } from 'node:path';
import { SECRET } from '../backup/backup-list.ts';
import { isEarlierBackup, restoreEarlierBackup } from '../backup/earlier-backup.ts';
import { requireNoDatabase, takeFolderInUse } from '../backup/empty-target.ts';
import { type Installation, installationOf } from '../backup/installation.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { isOutOfSpace } from '../db/errors.ts';
import { archiveAt } from './backup.command.ts';
import { CommandError, type CommandRun, say } from './command.ts';

/** Puts a backup where nothing is yet. */
export const restore: CommandRun = async ({ readEnv, words: [named = ''] }) => {
  const path = resolve(named);
  const env = readEnv();
  const to = installationOf(env);
  const place = env.DATABASE_URL ? 'PostgreSQL' : env.DATA_DIR;
  if (await isEarlierBackup(path)) {
    const count = await restoreEarlier(path, to);
    say(`${count} files of ${path} are in ${env.DATA_DIR}. The next start uses them.`);
    return 0;
  }
  try {
    const { list, files } = await restoreBackup(archiveAt(path, readEnv), to);
    say(`The database of ${path} is in ${place}, its ${files} files are in ${to.files.place}.`);
    say('The next start uses them.');
    if (!list.sums[SECRET]) {
      say('SECRET is not in the backup: set the same one, or everyone has to sign in again.');
    }
    return 0;
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
    const room = 'Make room and run it again: it continues.';
    throw new CommandError(`There is no room to restore ${path}. ${room}`, { cause: error });
  }
};

async function restoreEarlier(path: string, to: Installation): Promise<number> {
  if (to.databaseUrl) {
    throw new CommandError(
      'This is a backup of the embedded database, by an earlier release. Restore it without DATABASE_URL, start the site once, and move it from there.',
    );
  }
  await takeFolderInUse(to.dataFolder);
  await requireNoDatabase(to);
  return restoreEarlierBackup(path, to.dataFolder);
}
