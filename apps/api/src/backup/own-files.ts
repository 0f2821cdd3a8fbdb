import type { RowSource } from '../db/transfer/stored-rows.ts';
import { readFileId } from '../lib/file-id.ts';
import { BackupError } from './backup-list.ts';
import type { Installation } from './installation.ts';

/** What database and files of an installation are known by to belong together; none before its first start. */
export async function installationIn(source: Pick<RowSource, 'rows'>): Promise<string | undefined> {
  const table = { name: 'installation', columns: ['key', 'value'] };
  for await (const rows of source.rows(table)) {
    const found = rows.find(([key]) => key === 'id');
    if (found) return String(found[1]);
  }
  return undefined;
}

/**
 * Refuses files that are not those of a database. A bucket of another name, or a folder that is not
 * mounted, has no uploads, and a copy of it would look whole.
 * @param id in the database
 * @returns the id beside the files
 * @throws {BackupError}
 */
export async function requireOwnFiles(
  { files }: Pick<Installation, 'files'>,
  id: string | undefined,
): Promise<string | undefined> {
  const besideFiles = await readFileId(files);
  // an earlier release had none
  if (id === undefined || id === besideFiles) return besideFiles;
  const found = besideFiles === undefined ? 'no installation' : `installation ${besideFiles}`;
  throw new BackupError(
    `The database is of installation ${id}, the files in ${files.place} are of ${found}. Set DATA_DIR and S3_BUCKET to where its files are; nothing was copied.`,
  );
}
