import { existsSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE } from '../backup/backup-list.ts';
import { CommandError } from '../commands/command.ts';
import { copyOfThisRelease, roomToMigrate } from '../db/copy-before-migrations.ts';
import { emptyLog, lastAppliedInCopy } from '../db/copy-sqlite.ts';
import { knownMigrations } from '../db/migrate.ts';
import type { Env } from '../env.ts';
import { createDiskSpace } from '../lib/disk-space.ts';
import { flush } from '../lib/flush.ts';
import { createLogger } from '../lib/logger.ts';
import { bringsMigrations, type UnpackedRelease } from './release-archive.ts';

const fileOf = ({ DATA_DIR }: Env): string => join(DATA_DIR, DATABASE);

/**
 * Refuses a release whose migrations could not be taken back.
 * @throws {CommandError}
 */
export function requireWayBack(env: Env, release: UnpackedRelease): void {
  if (env.DATABASE_URL) {
    if (!bringsMigrations(release, 'postgres')) return;
    throw new CommandError(
      `Vitrine ${release.version} changes the tables of PostgreSQL, which others may use and this command cannot change back. Upgrade by hand: 'Releases and upgrades' in docs/operations.md; nothing was changed.`,
    );
  }
  if (!bringsMigrations(release, 'sqlite')) return;
  const space = createDiskSpace({ folders: [env.DATA_DIR], logger: createLogger('silent') });
  if (space.measure().freeBytes >= roomToMigrate(fileOf(env))) return;
  throw new CommandError(
    `There is no room in ${env.DATA_DIR} for a copy of the database before it is changed. Make room and run this again; nothing was changed.`,
  );
}

/** Whether a newer release has migrated the embedded database, which nobody uses now. */
const isMigrated = (env: Env): boolean =>
  !env.DATABASE_URL &&
  existsSync(fileOf(env)) &&
  lastAppliedInCopy(fileOf(env)) > knownMigrations('sqlite').newest;

/**
 * Before a newer release is started: what it makes to go back to is then not of an earlier attempt,
 * unless that one was cut off after it had migrated.
 */
export async function forgetEarlierCopy(env: Env): Promise<void> {
  if (!isMigrated(env)) await rm(copyOfThisRelease(fileOf(env)), { force: true });
}

/**
 * Puts the embedded database back that a newer release has migrated, and keeps the newer one.
 * @returns where that is; undefined where nothing was migrated
 * @throws {CommandError} where there is no copy of before
 */
export async function putDatabaseBack(env: Env, version: string): Promise<string | undefined> {
  if (!isMigrated(env)) return undefined;
  const file = fileOf(env);
  const copy = copyOfThisRelease(file);
  if (!existsSync(copy)) {
    throw new CommandError(
      `The database was changed for Vitrine ${version}, and the copy from before, ${copy}, is missing. Restore the backup.`,
    );
  }
  const newer = join(env.DATA_DIR, `after-upgrade-${version}.db`);
  // what stayed in the file beside it would be read into the database of before
  emptyLog(file);
  await rm(newer, { force: true });
  await link(file, newer);
  await rename(copy, file);
  await flush(env.DATA_DIR);
  return newer;
}
