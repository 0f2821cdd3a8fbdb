import { rm } from 'node:fs/promises';
import PQueue from 'p-queue';
import type { FileStore, StoredFile } from '../lib/file-store.ts';
import { BackupError, FILE_GROUPS } from './backup-list.ts';
import { sumOfContent, writeContent } from './copy-file.ts';

/** A bucket answers several requests in the time of one. */
const AT_ONCE = 8;

interface FileMove {
  from: FileStore;
  to: FileStore;
  /** Where a file waits between the two; others are written beside it. */
  partPath: string;
}

/** What was found and done. */
export interface MovedFiles {
  files: number;
  /** Those that an earlier move, which was cut off, had not brought yet. */
  copied: number;
}

/**
 * Copies every upload that is not there yet, takes away what is there and gone at its source, and
 * then compares all of them byte by byte.
 * @throws {BackupError} when they differ in the end
 */
export async function moveFiles({ from, to, partPath }: FileMove): Promise<MovedFiles> {
  const [wanted, present] = [await listAll(from), await listAll(to)];
  let copied = 0;
  await onEach([...wanted.values()], async ({ key, sizeBytes }, number) => {
    if (present.get(key)?.sizeBytes === sizeBytes) return;
    const part = `${partPath}-${number}`;
    try {
      await writeContent(part, await from.read(key));
      await to.put(key, part);
      copied += 1;
    } finally {
      await rm(part, { force: true });
    }
  });
  const surplus = [...present.keys()].filter((key) => !wanted.has(key));
  await onEach(surplus, (key) => to.delete(key));
  await compare(from, to, [...wanted.keys()]);
  return { files: wanted.size, copied };
}

/** @throws {BackupError} naming what is not the same in both */
async function compare(from: FileStore, to: FileStore, keys: string[]): Promise<void> {
  const different: string[] = [];
  await onEach(keys, async (key) => {
    const [one, other] = await Promise.all([
      sumOfContent(await from.read(key)),
      sumOfContent(await to.read(key)),
    ]);
    if (one !== other) different.push(key);
  });
  if (different.length === 0) return;
  // copied again by the next run, which goes by the size
  await onEach(different, (key) => to.delete(key));
  throw new BackupError(
    `${different.length} files did not arrive as they were: ${different.slice(0, 5).join(', ')}. They were taken away again; run the move once more.`,
  );
}

async function listAll(files: FileStore): Promise<Map<string, StoredFile>> {
  const found = new Map<string, StoredFile>();
  for (const group of FILE_GROUPS) {
    for await (const file of files.list(group)) found.set(file.key, file);
  }
  return found;
}

/** A few at a time; the first that fails ends it. */
async function onEach<T>(items: T[], work: (item: T, number: number) => Promise<void>) {
  const queue = new PQueue({ concurrency: AT_ONCE });
  try {
    await queue.addAll(items.map((item, number) => () => work(item, number)));
  } finally {
    queue.clear();
    await queue.onIdle();
  }
}
