import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { isWholeSqlite } from '../db/copy-sqlite.ts';
import { knownMigrations, refuseNewerSchema } from '../db/migrate.ts';
import { checkedTarget, copyRows, type RowCounts } from '../db/transfer/copy-rows.ts';
import { ROWS_AT_ONCE, type RowTarget, type StoredRow } from '../db/transfer/stored-rows.ts';
import { flush } from '../lib/flush.ts';
import { BackupError, DATABASE, UNFINISHED } from './backup-list.ts';
import type { DatabaseContents } from './contents.ts';
import { hashed, writeContent } from './copy-file.ts';
import { removeLeftovers } from './earlier-backup.ts';
import type { Installation } from './installation.ts';

type About = DatabaseContents['about'];

/** A database that a backup is being put into; it is there once it is finished. */
export interface RestoredDatabase {
  /**
   * Takes what a backup has of a database: its file, or a piece of a table.
   * @returns the SHA-256 of it
   */
  take(name: string, content: AsyncIterable<Uint8Array>): Promise<string>;
  /** @returns how many rows were stored; none where the database was copied as a file */
  finish(): Promise<RowCounts>;
  discard(): Promise<void>;
}

/**
 * Begins to restore a database, of either kind into either kind.
 * @throws {BackupError} when the release of the backup does not allow that
 */
export async function beginDatabase(to: Installation, from: About): Promise<RestoredDatabase> {
  refuseNewerSchema(from.database, from.schema);
  const target = to.databaseUrl ? 'postgres' : 'sqlite';
  if (target !== from.database) requireThisRelease(from);
  if (from.database === 'postgres') {
    return to.databaseUrl
      ? fromRows(from, await openTarget(to.databaseUrl, from.schema))
      : fromRowsIntoFile(to, from);
  }
  return to.databaseUrl ? fromFileIntoPostgres(to, to.databaseUrl) : fromFile(to);
}

/** Rows of an earlier release fit into its own tables alone, which are migrated at the next start. */
function requireThisRelease({ database, schema }: About): void {
  if (schema === knownMigrations(database).newest) return;
  throw new BackupError(
    database === 'sqlite'
      ? "This backup is an earlier release's. Restore it into a data folder, start the site once, and move it from there; nothing was changed."
      : "This backup is an earlier release's, from PostgreSQL. Restore it into PostgreSQL, start the site once, and move it from there; nothing was changed.",
  );
}

async function openTarget(url: string, schema: number): Promise<RowTarget> {
  const { openPostgresTarget } = await import('../db/transfer/postgres-rows.ts');
  return openPostgresTarget(url, schema);
}

const fileOf = ({ dataFolder }: Installation): string => join(dataFolder, DATABASE);

/** The embedded database as it was, page by page. */
function fromFile(to: Installation): RestoredDatabase {
  const part = fileOf(to) + UNFINISHED;
  return {
    take: (_name, content) => writeContent(part, content),
    finish: async () => {
      await putInPlace(to, part);
      return {};
    },
    discard: () => rm(part, { force: true }),
  };
}

function fromFileIntoPostgres(to: Installation, url: string): RestoredDatabase {
  const part = fileOf(to) + UNFINISHED;
  return {
    take: (_name, content) => writeContent(part, content),
    finish: async () => {
      const { openSqliteRows } = await import('../db/transfer/sqlite-rows.ts');
      const source = openSqliteRows(part);
      try {
        return await copyRows(source, await openTarget(url, knownMigrations('postgres').newest));
      } finally {
        await source.close();
        await rm(part, { force: true });
      }
    },
    discard: () => rm(part, { force: true }),
  };
}

async function fromRowsIntoFile(to: Installation, from: About): Promise<RestoredDatabase> {
  const part = fileOf(to) + UNFINISHED;
  await rm(part, { force: true });
  const { createSqliteTarget } = await import('../db/transfer/sqlite-rows.ts');
  const restored = fromRows(from, createSqliteTarget(part));
  return {
    take: restored.take,
    finish: async () => {
      const rows = await restored.finish();
      await putInPlace(to, part);
      return rows;
    },
    discard: async () => {
      await restored.discard();
      await rm(part, { force: true });
    },
  };
}

async function putInPlace(to: Installation, part: string): Promise<void> {
  if (!isWholeSqlite(part)) {
    throw new BackupError('The database of the backup is damaged; it was not restored.');
  }
  await removeLeftovers(to.dataFolder);
  await flush(part);
  await rename(part, fileOf(to));
  await flush(to.dataFolder);
}

function fromRows(from: About, to: RowTarget): RestoredDatabase {
  const target = checkedTarget(to);
  return {
    take: async (name, content) => {
      const tableName = name.split('/')[1] ?? '';
      const table = from.tables.find((one) => one.name === tableName);
      if (!table)
        throw new BackupError(`The backup has rows of ${tableName}, which it does not list.`);
      const hash = createHash('sha256');
      let rows: StoredRow[] = [];
      const store = async () => {
        await target.store(table, rows);
        rows = [];
      };
      const text = Readable.from(hashed(content, hash), { objectMode: false });
      for await (const line of createInterface({
        input: text,
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        rows.push(JSON.parse(line) as StoredRow);
        if (rows.length === ROWS_AT_ONCE) await store();
      }
      if (rows.length > 0) await store();
      return hash.digest('hex');
    },
    finish: () => target.finish(),
    discard: () => target.discard(),
  };
}
