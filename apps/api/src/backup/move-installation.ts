import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { knownMigrations } from '../db/migrate.ts';
import { copyRows, differingTables, type RowCounts } from '../db/transfer/copy-rows.ts';
import type { RowSource, RowTarget } from '../db/transfer/stored-rows.ts';
import { flush } from '../lib/flush.ts';
import { BackupError, DATABASE, FILE_ID, SECRET, UNFINISHED } from './backup-list.ts';
import { requireNoOtherFiles, takeFolder, unfinishedMark } from './empty-target.ts';
import type { Installation } from './installation.ts';
import { type MovedFiles, moveFiles } from './move-files.ts';
import { installationIn, requireOwnFiles } from './own-files.ts';

/** What was done; undefined for what stays where it is. */
interface Moved {
  rows: RowCounts | 'there already' | undefined;
  files: MovedFiles | undefined;
}

/**
 * Copies an installation to where other settings keep it. The source is left as it is. Rows are
 * stored in one transaction, once they were read back; files one after another, so that a move that
 * was cut off goes on when it is run again.
 * @throws {BackupError} when the target has something else
 */
export async function moveInstallation(from: Installation, to: Installation): Promise<Moved> {
  await takeFolder(from.dataFolder);
  await takeFolder(to.dataFolder);
  const source = await openRows(from);
  try {
    requireThisRelease(source);
    const id = await readId(source);
    const movesFiles = from.files.place !== to.files.place;
    if (movesFiles) {
      await requireOwnFiles(from, id);
      await requireNoOtherFiles(to, id);
    }
    const rows = isSameDatabase(from, to) ? undefined : await moveRows(source, to, id);
    if (from.dataFolder !== to.dataFolder) await copySecret(from, to);
    if (!movesFiles) return { rows, files: undefined };
    if ((await to.files.readText(FILE_ID))?.trim() !== id) {
      await to.files.writeText(FILE_ID, `${unfinishedMark(id)}\n`);
    }
    const partPath = join(to.dataFolder, `file${UNFINISHED}`);
    const files = await moveFiles({ from: from.files, to: to.files, partPath });
    await to.files.writeText(FILE_ID, `${id}\n`);
    return { rows, files };
  } finally {
    await source.close();
  }
}

const isSameDatabase = (from: Installation, to: Installation): boolean =>
  from.databaseUrl === to.databaseUrl &&
  (from.databaseUrl !== undefined || from.dataFolder === to.dataFolder);

const fileOf = ({ dataFolder }: Installation): string => join(dataFolder, DATABASE);

async function openRows(at: Installation): Promise<RowSource> {
  if (at.databaseUrl) {
    const { openPostgresRows } = await import('../db/transfer/postgres-rows.ts');
    return openPostgresRows(at.databaseUrl);
  }
  if (!existsSync(fileOf(at))) throw new BackupError(`There is no ${fileOf(at)} to be moved.`);
  const { openSqliteRows } = await import('../db/transfer/sqlite-rows.ts');
  return openSqliteRows(fileOf(at));
}

function requireThisRelease({ dialect, schema }: RowSource): void {
  if (schema === knownMigrations(dialect).newest) return;
  throw new BackupError(
    'The database was last used by another release. Start the site once with this one, stop it, and move it then; nothing was changed.',
  );
}

async function readId(source: RowSource): Promise<string> {
  const id = await installationIn(source);
  if (id !== undefined) return id;
  throw new BackupError(
    'The database has no id yet: start the site once, stop it, and move it then; nothing was changed.',
  );
}

async function moveRows(source: RowSource, to: Installation, id: string): Promise<Moved['rows']> {
  if (await hasDatabase(to)) {
    await requireSameRows(source, to, id);
    return 'there already';
  }
  if (to.databaseUrl) {
    const { openPostgresTarget } = await import('../db/transfer/postgres-rows.ts');
    const schema = knownMigrations('postgres').newest;
    return copyRows(source, await openPostgresTarget(to.databaseUrl, schema));
  }
  return copyRows(source, await newFileTarget(to));
}

async function hasDatabase(at: Installation): Promise<boolean> {
  if (!at.databaseUrl) return existsSync(fileOf(at));
  const { findRowsOnPostgres } = await import('../db/transfer/postgres-rows.ts');
  return (await findRowsOnPostgres(at.databaseUrl)) !== undefined;
}

/** What an earlier move has stored may be there, and nothing else. */
async function requireSameRows(source: RowSource, to: Installation, id: string): Promise<void> {
  const target = await openRows(to);
  try {
    requireThisRelease(target);
    const other = await readId(target).catch(() => undefined);
    if (other !== id) {
      throw new BackupError(
        'The target database has data of another installation. Give it an empty one; nothing was changed.',
      );
    }
    const different = await differingTables(source, target);
    if (different.length === 0) return;
    throw new BackupError(
      `The target database has this installation as it was at another time (${different.slice(0, 5).join(', ')} differ). Give it an empty one; nothing was changed.`,
    );
  } finally {
    await target.close();
  }
}

/** An embedded database that has its name once it is whole. */
async function newFileTarget(to: Installation): Promise<RowTarget> {
  const { createSqliteTarget } = await import('../db/transfer/sqlite-rows.ts');
  const part = fileOf(to) + UNFINISHED;
  await rm(part, { force: true });
  const target = createSqliteTarget(part);
  return {
    ...target,
    finish: async () => {
      await target.finish();
      await flush(part);
      await rename(part, fileOf(to));
      await flush(to.dataFolder);
    },
    discard: async () => {
      await target.discard();
      await rm(part, { force: true });
    },
  };
}

/** Sealed mails that wait are opened with it, and sessions go on. */
async function copySecret(from: Installation, to: Installation): Promise<void> {
  const secret = join(from.dataFolder, SECRET);
  if (existsSync(secret)) await copyFile(secret, join(to.dataFolder, SECRET));
}
