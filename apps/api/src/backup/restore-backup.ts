import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { flush } from '../lib/flush.ts';
import { type ArchiveFile, damagedBackup, readArchive, verifyArchive } from './archive-reader.ts';
import { type BackupList, FILE_ID, FILES, LIST, SECRET, UNFINISHED } from './backup-list.ts';
import { writeContent } from './copy-file.ts';
import {
  requireNoDatabase,
  requireNoOtherFiles,
  takeFolder,
  takeFolderInUse,
  unfinishedMark,
} from './empty-target.ts';
import type { Installation } from './installation.ts';
import { beginDatabase, type RestoredDatabase } from './restored-database.ts';

/** What was restored. */
export interface Restored {
  list: BackupList;
  files: number;
}

/**
 * Puts an archive where nothing is yet. Nothing is written before all of it was read and compared
 * with its list; the database comes last, so that nothing has been restored as long as it is missing.
 */
export async function restoreBackup(archive: ArchiveFile, to: Installation): Promise<Restored> {
  // before an hour of reading
  await takeFolderInUse(to.dataFolder);
  await requireNoDatabase(to);
  const list = await verifyArchive(archive);
  const { installation: id } = list;
  await requireNoOtherFiles(to, id);
  await takeFolder(to.dataFolder);
  // an earlier release had none; the first start gives it one
  if (id) await to.files.writeText(FILE_ID, `${unfinishedMark(id)}\n`);
  const database = await beginDatabase(to, list);
  let files: number;
  try {
    files = await takeEntries(archive, to, { list, database });
    if (id) await to.files.writeText(FILE_ID, `${id}\n`);
    await database.finish();
  } catch (error) {
    await database.discard();
    throw error;
  } finally {
    await rm(partIn(to), { force: true });
  }
  return { list, files };
}

/** Where a file waits until all of it is there and right. */
const partIn = ({ dataFolder }: Installation): string => join(dataFolder, `file${UNFINISHED}`);

async function takeEntries(
  archive: ArchiveFile,
  to: Installation,
  { list, database }: { list: BackupList; database: RestoredDatabase },
): Promise<number> {
  let files = 0;
  for await (const { name, content } of readArchive(archive)) {
    const requireSame = (sum: string) => {
      if (sum !== list.sums[name]) throw damagedBackup(archive.path, `${name} was changed`);
    };
    if (name === LIST || name === FILES + FILE_ID) {
      await text(content);
    } else if (name === SECRET) {
      await keepSecret(to, await text(content));
    } else if (name.startsWith(FILES)) {
      requireSame(await writeContent(partIn(to), content));
      await to.files.put(name.slice(FILES.length), partIn(to));
      files += 1;
    } else {
      requireSame(await database.take(name, content));
    }
  }
  return files;
}

async function keepSecret({ dataFolder }: Installation, secret: string): Promise<void> {
  const path = join(dataFolder, SECRET);
  await writeFile(path + UNFINISHED, secret, { mode: 0o600 });
  await flush(path + UNFINISHED);
  await rename(path + UNFINISHED, path);
}
