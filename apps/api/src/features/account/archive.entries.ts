import { basename } from 'node:path';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { FileStore } from '../../lib/stored-files.ts';
import { createNames, type ZipEntry } from '../../lib/zip.ts';
import { type AuditRow, createArchiveRepository, type StoredFile } from './archive.repository.ts';

/** A stored file, where it lies and what it is called in the archive. */
export interface ArchivedFile {
  file: StoredFile;
  key: string;
  name: string;
  isStored: boolean;
}

const ID_SHOWN = 8;

/** Names the files of an account; of a picture, the largest size that was made of it. */
export async function nameFiles(store: FileStore, files: StoredFile[]): Promise<ArchivedFile[]> {
  const nameFor = createNames();
  const named: ArchivedFile[] = [];
  for (const file of files) {
    const stored = basename(file.url);
    const key = `media/${file.id}/${stored}`;
    const ending = stored.slice(stored.lastIndexOf('.'));
    const stem = file.fileName.replace(/\.\w{1,8}$/, '');
    const name = `media/${nameFor(`${file.id.slice(0, ID_SHOWN)}-${stem}${ending}`)}`;
    named.push({ file, key, name, isStored: (await store.size(key)) !== undefined });
  }
  return named;
}

/** What is known of a file, for the list of them. */
export const describeFile = ({ file, name, isStored }: ArchivedFile): object => {
  const { portfolioId: _, position: __, ...known } = file;
  return { ...known, archived: isStored ? name : null };
};

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A long list as JSON, a page of the database at a time. */
async function* jsonList<T>(pages: AsyncIterable<T[]>, present: (row: T) => object) {
  let separator = '';
  yield '[';
  for await (const page of pages) {
    for (const row of page) {
      yield `${separator}\n${JSON.stringify(present(row), null, 2)}`;
      separator = ',';
    }
  }
  yield '\n]\n';
}

/** The lists that may be long: they are read while the archive travels. */
export async function* listEntries(
  database: Database,
  now: Date,
  { userId }: Account,
  portfolioId: string,
): AsyncGenerator<ZipEntry> {
  const rows = createArchiveRepository(database.tables);
  yield {
    name: 'connections.json',
    changedAt: now,
    content: jsonList(
      rows.connectionPages(database.read, portfolioId),
      ({ portfolioId: _, ...connection }) => connection,
    ),
  };
  yield {
    name: 'activity.json',
    changedAt: now,
    content: jsonList(
      rows.activityPages(database.read, userId),
      ({ userId: _, ...activity }) => activity,
    ),
  };
  yield {
    name: 'acts.json',
    changedAt: now,
    content: jsonList(rows.auditPages(database.read, userId), presentEntry),
  };
}

/** That it was done, and to what; what stood there before and after is the company's. */
const presentEntry = ({ id, action, subject, subjectId, createdAt }: AuditRow) => ({
  id,
  action,
  subject,
  subjectId,
  createdAt,
});

/** The stored files, each opened when the one before it has gone. */
export async function* fileEntries(
  store: FileStore,
  files: ArchivedFile[],
): AsyncGenerator<ZipEntry> {
  for (const { file, key, name, isStored } of files) {
    if (!isStored) continue;
    yield { name, changedAt: file.createdAt, content: await store.read(key) };
  }
}
