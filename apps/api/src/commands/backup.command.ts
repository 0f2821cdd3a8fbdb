import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { verifyArchive } from '../backup/archive-reader.ts';
import { keepDaily, requireRoom, tryOut } from '../backup/daily-backup.ts';
import { checkEarlierBackup, isEarlierBackup } from '../backup/earlier-backup.ts';
import { installationOf } from '../backup/installation.ts';
import { backupFolder, backupPath, keepNewest, removeLeftovers } from '../backup/kept-backups.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { requireStrong } from '../backup/passphrase.ts';
import { codesOf } from '../db/errors.ts';
import type { Env } from '../env.ts';
import type { LastBackup } from '../lib/backup-note.ts';
import { systemClock } from '../lib/clock.ts';
import { noteLastBackup } from '../lib/last-backup.ts';
import { askSecret, chooseSecret } from './ask-secret.ts';
import { CommandError, type CommandRun, say } from './command.ts';

/** Writes everything into one archive, reads it back, and deletes old ones where that is asked for. */
export const backUp: CommandRun = async ({ readEnv, words: [named], options }) => {
  const keep = readCount(options.keep);
  const isDaily = options.daily === true;
  if (isDaily && (named !== undefined || keep !== undefined)) {
    throw new CommandError('--daily takes its place, and how many stay, from the settings.');
  }
  const env = readEnv();
  const passphrase = await chosenPassphrase(env, options.encrypt === true);
  const madeAt = systemClock.now();
  const kind = { isEncrypted: passphrase !== undefined, isDaily };
  const path = backupPath(named ?? backupFolder(env), madeAt, kind);
  const from = installationOf(env);
  await removeLeftovers(dirname(path), madeAt);
  if (isDaily) await requireRoom(from, dirname(path));
  const { bytes, files } = await makeBackup(from, { path, passphrase, madeAt });
  const archive = { path, passphrase: async () => passphrase ?? '' };
  await (isDaily ? tryOut(archive) : verifyArchive(archive));
  const bucket = isDaily ? await keepDaily(env, path) : undefined;
  if (bucket) say(`A copy is in ${bucket}.`);
  say(`The database and ${files} files of ${env.DATA_DIR} are in ${path}`);
  say(`(${(bytes / 1_000_000).toFixed(1)} MB, read back and compared).`);
  if (!passphrase) say('It is not encrypted and holds everything: keep it as safe as the site.');
  if (env.SECRET) say('SECRET is a setting and not in the backup: keep it, too.');
  if (!named && !env.BACKUP_FOLDER)
    say(`It is on the same disk as the original: copy it to another machine.`);
  await note(env, { at: madeAt.toISOString(), file: path, bytes, verified: true });
  if (keep === undefined) return 0;
  const deleted = await keepNewest(dirname(path), keep);
  if (deleted > 0) say(`${deleted} older ${deleted === 1 ? 'one was' : 'ones were'} deleted.`);
  return 0;
};

/** A backup is one also where the data folder takes nothing: its disk may be full. */
async function note({ DATA_DIR, DATABASE_URL }: Env, backup: LastBackup): Promise<void> {
  try {
    await noteLastBackup(DATA_DIR, backup);
    if (!DATABASE_URL) return;
    const { noteLastBackupInPostgres } = await import('../db/postgres-last-backup.ts');
    await noteLastBackupInPostgres(DATABASE_URL, backup);
  } catch (error) {
    const reason = codesOf(error).join() || String(error);
    say(`It could not be noted in ${DATA_DIR} (${reason}): the System page does not show it.`);
  }
}

/** Says whether a backup is as it was made. */
export const verifyBackup: CommandRun = async ({ readEnv, words: [named = ''] }) => {
  const path = resolve(named);
  if (await isEarlierBackup(path)) {
    const paths = await checkEarlierBackup(path);
    say(`${path} is whole: ${paths.length} files, of an earlier release.`);
    return 0;
  }
  const list = await verifyArchive(archiveAt(path, readEnv));
  const kind = list.database === 'sqlite' ? 'the embedded database' : 'PostgreSQL';
  say(`${path} is whole: ${Object.keys(list.sums).length} parts, from ${kind}, of ${list.madeAt}.`);
  return 0;
};

/** A backup on the disk, for which a passphrase is asked when it needs one. */
export function archiveAt(path: string, readEnv: () => Env) {
  if (!existsSync(path)) throw new CommandError(`There is no ${path}.`);
  let asked: Promise<string> | undefined;
  return {
    path,
    passphrase: () => {
      const { BACKUP_PASSPHRASE: set } = readEnv();
      asked ??= set ? Promise.resolve(set) : askSecret('Passphrase of the backup');
      return asked;
    },
  };
}

async function chosenPassphrase(env: Env, isWanted: boolean): Promise<string | undefined> {
  if (env.BACKUP_PASSPHRASE) return requireStrong(env.BACKUP_PASSPHRASE);
  return isWanted ? requireStrong(await chooseSecret('Passphrase for the backup')) : undefined;
}

function readCount(text: string | boolean | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new CommandError('--keep takes a number from 1: so many backups stay.');
}
