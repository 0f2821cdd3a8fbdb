import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import {
  copySqlite,
  installationInCopy,
  isWholeSqlite,
  lastAppliedInCopy,
} from '../db/copy-sqlite.ts';
import type { RowSource } from '../db/transfer/stored-rows.ts';
import type { FileStore, StoredBytes } from '../lib/file-store.ts';
import {
  BackupError,
  type BackupList,
  DATABASE,
  FILE_GROUPS,
  FILES,
  rowsName,
  SECRET,
  UNFINISHED,
} from './backup-list.ts';
import type { Installation } from './installation.ts';
import { installationIn } from './own-files.ts';

/** Letters of a piece of a table, which is held in memory: an archive must know the size before. */
const ROWS_PIECE_LENGTH = 4_000_000;

/** What is copied of an installation: all of it, or what other settings keep elsewhere. */
export interface Parts {
  database: boolean;
  files: boolean;
}

/** One file of a copy; its content must be read to the end before the next one is asked for. */
export interface Entry {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

type SizedEntry = Entry & { size: number };

/** A database at one moment; how many rows its tables have is known once all were read. */
export interface DatabaseContents {
  about: Pick<BackupList, 'database' | 'schema' | 'tables' | 'installation'>;
  entries(): AsyncIterable<SizedEntry>;
  close(): Promise<void>;
}

/**
 * Reads everything of an installation, while others may write.
 * @param scratch beginning of the path of a copy of the embedded database, kept while it is read
 */
export function contentsOf(from: Installation, scratch: string) {
  let opened: Promise<DatabaseContents> | undefined;
  const open = () => {
    opened ??= from.databaseUrl ? openRows(from.databaseUrl) : copyDatabase(from, scratch);
    return opened;
  };
  return {
    about: async () => (await open()).about,
    async *entries(parts: Parts): AsyncGenerator<SizedEntry> {
      const read = new Set<string>();
      // files before and after the database: those that it names were there at its moment, whether
      // they have been added just before or are deleted just after it
      if (parts.files) yield* newFiles(from.files, read);
      const database = await open();
      if (parts.database) yield* database.entries();
      if (parts.files) yield* newFiles(from.files, read);
      const secret = join(from.dataFolder, SECRET);
      if (existsSync(secret)) yield textEntry(SECRET, await readFile(secret, 'utf8'));
    },
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
}

export function textEntry(name: string, text: string): SizedEntry {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, content: Readable.from([bytes]) };
}

/** A copy of the embedded database, page by page. */
async function copyDatabase(
  { dataFolder }: Installation,
  scratch: string,
): Promise<DatabaseContents> {
  const file = join(dataFolder, DATABASE);
  if (!existsSync(file)) throw new BackupError(`There is no ${DATABASE} in ${dataFolder}.`);
  const copy = `${scratch}.${DATABASE}${UNFINISHED}`;
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  await rm(copy, { force: true });
  const close = () => rm(copy, { force: true });
  try {
    await copySqlite(file, copy);
    if (!isWholeSqlite(copy)) {
      throw new BackupError(`The database ${file} is damaged: no copy was made of it.`);
    }
    const { size } = await stat(copy);
    const [schema, installation] = [lastAppliedInCopy(copy), installationInCopy(copy)];
    return {
      about: { database: 'sqlite', schema, tables: [], installation },
      async *entries() {
        yield { name: DATABASE, size, content: createReadStream(copy) };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** All rows of a PostgreSQL database, in one snapshot. */
async function openRows(url: string): Promise<DatabaseContents> {
  const { openPostgresRows } = await import('../db/transfer/postgres-rows.ts');
  const source = await openPostgresRows(url);
  try {
    if (source.schema === 0) {
      throw new BackupError('The database of DATABASE_URL is empty: the site was never started.');
    }
    const installation = await installationIn(source);
    const tables = source.tables.map((table) => ({ ...table, rows: 0 }));
    return {
      about: { database: 'postgres', schema: source.schema, tables, installation },
      async *entries() {
        for (const table of tables) yield* piecesOf(source, table);
      },
      close: () => source.close(),
    };
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function* piecesOf(source: RowSource, table: BackupList['tables'][number]) {
  let [part, piece] = [0, ''];
  for await (const rows of source.rows(table)) {
    table.rows += rows.length;
    for (const row of rows) piece += `${JSON.stringify(row)}\n`;
    if (piece.length < ROWS_PIECE_LENGTH) continue;
    yield textEntry(rowsName(table.name, part), piece);
    part += 1;
    piece = '';
  }
  if (piece !== '') yield textEntry(rowsName(table.name, part), piece);
}

/** Those that were not read yet; what goes away in the meantime is left out. */
async function* newFiles(files: FileStore, read: Set<string>): AsyncGenerator<SizedEntry> {
  for (const group of FILE_GROUPS) {
    for await (const { key, sizeBytes } of files.list(group)) {
      if (read.has(key)) continue;
      const content = await readUnlessGone(files, key);
      if (!content) continue;
      read.add(key);
      yield { name: FILES + key, size: sizeBytes, content };
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
