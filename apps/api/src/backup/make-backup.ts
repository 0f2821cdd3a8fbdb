import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  copySqlite,
  installationInCopy,
  isWholeSqlite,
  lastAppliedInCopy,
} from '../db/copy-sqlite.ts';
import type { RowSource } from '../db/transfer/stored-rows.ts';
import type { FileStore, StoredBytes } from '../lib/file-store.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import {
  BackupError,
  type BackupList,
  DATABASE,
  FILE_GROUPS,
  FILE_ID,
  FILES,
  LIST,
  rowsName,
  SECRET,
  UNFINISHED,
} from './backup-list.ts';
import type { Installation } from './installation.ts';
import { installationIn, requireOwnFiles } from './own-files.ts';

/** Letters of a piece of a table, which is held in memory: an archive must know the size before. */
const ROWS_PIECE_LENGTH = 4_000_000;

interface Wanted {
  path: string;
  passphrase: string | undefined;
  madeAt: Date;
}

interface Made {
  bytes: number;
  files: number;
}

type DatabasePart = Pick<BackupList, 'database' | 'schema' | 'tables' | 'installation'>;

/** Writes an archive of everything, while others may write. */
export async function makeBackup(from: Installation, wanted: Wanted): Promise<Made> {
  const databaseFile = join(from.dataFolder, DATABASE);
  if (!from.databaseUrl && !existsSync(databaseFile)) {
    throw new BackupError(`There is no ${DATABASE} in ${from.dataFolder}.`);
  }
  if (existsSync(wanted.path)) {
    throw new BackupError(`${wanted.path} is there already; name another file.`);
  }
  let files = 0;
  const bytes = await writeArchive(wanted, async (archive) => {
    // files before and after the database: those that it names were there at its moment, whether
    // they have been added just before or are deleted just after it
    await addNewFiles(archive, from.files);
    const { installation, ...database } = from.databaseUrl
      ? await addRows(archive, from.databaseUrl)
      : await addDatabase(archive, databaseFile, wanted.path);
    const id = await requireOwnFiles(from, installation);
    await addNewFiles(archive, from.files);
    const secret = join(from.dataFolder, SECRET);
    if (existsSync(secret)) await archive.addText(SECRET, await readFile(secret, 'utf8'));
    files = Object.keys(archive.sums).filter((name) => name.startsWith(FILES)).length;
    if (id !== undefined) await archive.addText(FILES + FILE_ID, `${id}\n`);
    const list: BackupList = {
      version: 2,
      madeAt: wanted.madeAt.toISOString(),
      ...database,
      ...(id === undefined ? {} : { installation: id }),
      sums: { ...archive.sums },
    };
    await archive.addText(LIST, JSON.stringify(list, undefined, 1));
  });
  return { bytes, files };
}

/** A copy of the embedded database, page by page; it lies beside the archive until it is in it. */
async function addDatabase(
  archive: ArchiveWriter,
  file: string,
  path: string,
): Promise<DatabasePart> {
  const copy = `${path}.${DATABASE}${UNFINISHED}`;
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  await rm(copy, { force: true });
  try {
    await copySqlite(file, copy);
    if (!isWholeSqlite(copy)) {
      throw new BackupError(`The database ${file} is damaged: no backup was made of it.`);
    }
    const { size } = await stat(copy);
    await archive.add(DATABASE, size, createReadStream(copy));
    const installation = installationInCopy(copy);
    return { database: 'sqlite', schema: lastAppliedInCopy(copy), tables: [], installation };
  } finally {
    await rm(copy, { force: true });
  }
}

/** All rows of a PostgreSQL database, in one snapshot. */
async function addRows(archive: ArchiveWriter, url: string): Promise<DatabasePart> {
  const { openPostgresRows } = await import('../db/transfer/postgres-rows.ts');
  const source = await openPostgresRows(url);
  try {
    if (source.schema === 0) {
      throw new BackupError('The database of DATABASE_URL is empty: the site was never started.');
    }
    const tables: BackupList['tables'] = [];
    for (const table of source.tables) {
      tables.push({ ...table, rows: await addTable(archive, source, table) });
    }
    const installation = await installationIn(source);
    return { database: 'postgres', schema: source.schema, tables, installation };
  } finally {
    await source.close();
  }
}

async function addTable(
  archive: ArchiveWriter,
  source: RowSource,
  table: RowSource['tables'][number],
): Promise<number> {
  let [count, part, piece] = [0, 0, ''];
  const store = async () => {
    if (piece !== '') await archive.addText(rowsName(table.name, part), piece);
    part += 1;
    piece = '';
  };
  for await (const rows of source.rows(table)) {
    count += rows.length;
    for (const row of rows) piece += `${JSON.stringify(row)}\n`;
    if (piece.length >= ROWS_PIECE_LENGTH) await store();
  }
  await store();
  return count;
}

/** Adds what is not in it yet; what goes away meanwhile is left out. */
async function addNewFiles(archive: ArchiveWriter, files: FileStore): Promise<void> {
  for (const group of FILE_GROUPS) {
    for await (const { key, sizeBytes } of files.list(group)) {
      if (archive.sums[FILES + key] !== undefined) continue;
      const content = await readUnlessGone(files, key);
      if (content) await archive.add(FILES + key, sizeBytes, content);
    }
  }
}

async function readUnlessGone(files: FileStore, key: string): Promise<StoredBytes | undefined> {
  try {
    return await files.read(key);
  } catch (error) {
    if ((await files.size(key)) === undefined) return undefined;
    throw error;
  }
}
