import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PQueue from 'p-queue';
import type { RowCounts } from '../db/transfer/copy-rows.ts';
import { FILE_ID, readFileId, unfinishedCopyOf, writeFileId } from '../lib/file-id.ts';
import type { FileStore } from '../lib/file-store.ts';
import { flush } from '../lib/flush.ts';
import { BackupError, FILES, LIST, SECRET, UNFINISHED } from './backup-list.ts';
import type { DatabaseContents, Entry, Parts } from './contents.ts';
import { sumOfContent, writeContent } from './copy-file.ts';
import { requireNoOtherFiles, takeFolder } from './empty-target.ts';
import type { Installation } from './installation.ts';
import { beginDatabase, type RestoredDatabase } from './restored-database.ts';

/** A bucket answers several requests in the time of one. */
const AT_ONCE = 8;

/** What is copied: a backup that was verified, or another installation. */
interface Copy {
  about: DatabaseContents['about'];
  parts: Parts;
  entries: AsyncIterable<Entry>;
  /** @throws where an entry was to have another SHA-256 */
  requireSum?(name: string, sum: string): void;
}

interface Put {
  files: number;
  /** Those that an earlier try, which was cut off, had not brought yet. */
  copied: number;
  /** None where the embedded database was copied as a file, or stays where it is. */
  rows: RowCounts;
}

/**
 * Puts a copy where nothing is yet, and reads back what was stored. The database comes last, so that
 * nothing was copied as long as it is missing; run again after it was cut off, it goes on.
 * @throws {BackupError} when the target has something else
 */
export async function putContents(copy: Copy, to: Installation): Promise<Put> {
  const { about, parts } = copy;
  // an earlier release had none; the first start gives it one
  const fileId = parts.files ? about.installation : undefined;
  if (parts.files) await requireNoOtherFiles(to, about.installation);
  await takeFolder(to.dataFolder);
  if (fileId && (await readFileId(to.files)) !== fileId) {
    await writeFileId(to.files, unfinishedCopyOf(fileId));
  }
  const database = parts.database ? await beginDatabase(to, about) : undefined;
  try {
    const files = await takeEntries(copy, to, database);
    if (fileId) await writeFileId(to.files, fileId);
    return { ...files, rows: (await database?.finish()) ?? {} };
  } catch (error) {
    await database?.discard();
    throw error;
  }
}

async function takeEntries(
  { entries, requireSum }: Copy,
  to: Installation,
  database: RestoredDatabase | undefined,
): Promise<Pick<Put, 'files' | 'copied'>> {
  const found = { files: 0, copied: 0 };
  const queue = new PQueue({ concurrency: AT_ONCE });
  const failures: unknown[] = [];
  const requireNoFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  try {
    for await (const { name, content } of entries) {
      if (name === LIST || name === FILES + FILE_ID) {
        await text(content);
      } else if (name === SECRET) {
        await keepSecret(to, await text(content));
      } else if (name.startsWith(FILES)) {
        found.files += 1;
        // where a file waits until all of it is there and right
        const part = join(to.dataFolder, `file-${found.files}${UNFINISHED}`);
        const sum = await writeContent(part, content);
        requireSum?.(name, sum);
        await queue.onSizeLessThan(1);
        requireNoFailure();
        const key = name.slice(FILES.length);
        void queue
          .add(async () => {
            if (await putFile(to.files, key, { part, sum })) found.copied += 1;
          })
          .catch((error) => failures.push(error));
      } else {
        const sum = await database?.take(name, content);
        if (sum) requireSum?.(name, sum);
      }
    }
  } finally {
    await queue.onIdle();
  }
  requireNoFailure();
  return found;
}

/** @returns whether it was not there yet */
async function putFile(
  files: FileStore,
  key: string,
  { part, sum }: { part: string; sum: string },
): Promise<boolean> {
  try {
    if ((await sumOfFile(files, key)) === sum) return false;
    await files.put(key, part);
    if ((await sumOfFile(files, key)) === sum) return true;
    await files.delete(key);
    throw new BackupError(
      `${key} did not arrive as it was. It was deleted again; run this once more.`,
    );
  } finally {
    await rm(part, { force: true });
  }
}

const sumOfFile = async (files: FileStore, key: string): Promise<string | undefined> =>
  (await files.size(key)) === undefined ? undefined : sumOfContent(await files.read(key));

/** Sealed mails that wait are opened with it, and sessions go on. */
async function keepSecret({ dataFolder }: Installation, secret: string): Promise<void> {
  const path = join(dataFolder, SECRET);
  await writeFile(path + UNFINISHED, secret, { mode: 0o600 });
  await flush(path + UNFINISHED);
  await rename(path + UNFINISHED, path);
}
