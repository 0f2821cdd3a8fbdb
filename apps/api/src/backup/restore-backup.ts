import { type ArchiveFile, damagedBackup, readArchive, verifyArchive } from './archive-reader.ts';
import type { BackupList } from './backup-list.ts';
import { requireNoDatabase, takeFolderInUse } from './empty-target.ts';
import type { Installation } from './installation.ts';
import { putContents } from './put-contents.ts';

/** What was restored. */
export interface Restored {
  list: BackupList;
  files: number;
}

/**
 * Puts an archive where nothing is yet. Nothing is written before all of it was read and compared
 * with its list.
 */
export async function restoreBackup(archive: ArchiveFile, to: Installation): Promise<Restored> {
  // before an hour of reading
  await takeFolderInUse(to.dataFolder);
  await requireNoDatabase(to);
  const list = await verifyArchive(archive);
  const requireSum = (name: string, sum: string) => {
    if (sum !== list.sums[name]) throw damagedBackup(archive.path, `${name} was changed`);
  };
  const parts = { database: true, files: true };
  const { files } = await putContents(
    { about: list, parts, entries: readArchive(archive), requireSum },
    to,
  );
  return { list, files };
}
