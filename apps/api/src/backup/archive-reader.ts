import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import {
  BackupError,
  type BackupList,
  isBackupName,
  LIST,
  parseBackupList,
} from './backup-list.ts';
import type { Entry } from './contents.ts';
import { sumOfContent } from './copy-file.ts';
import { decryptStream, isEncrypted } from './passphrase.ts';

/** Where a backup is, and how it is opened. */
export interface ArchiveFile {
  path: string;
  /** Asked when the archive turns out to be encrypted. */
  passphrase(): Promise<string>;
}

/**
 * Reads an archive one entry after another.
 * @throws {BackupError} where it was cut or changed, while it is read
 */
export async function* readArchive(archive: ArchiveFile): AsyncGenerator<Entry> {
  const damaged = (error: unknown): never => {
    if (error instanceof BackupError) throw error;
    throw damagedBackup(archive.path, reasonOf(error));
  };
  const packed = await openPacked(archive);
  const gunzip = createGunzip();
  // an error reaches the reader of the last stream
  pipeline(packed, gunzip).catch(() => undefined);
  const entries = (Readable.toWeb(gunzip) as unknown as ReadableStream<Uint8Array>)
    .pipeThrough(createTarDecoder({ strict: true }))
    .getReader();
  try {
    for (;;) {
      const { done, value } = await entries.read().catch(damaged);
      if (done) return;
      yield { name: value.header.name, content: checked(value.body, damaged) };
    }
  } finally {
    packed.destroy();
    await entries.cancel().catch(() => undefined);
  }
}

/** A stream of the web wraps what has failed in an error that says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (error.cause ? reasonOf(error.cause) : error.name);
}

async function* checked(body: ReadableStream<Uint8Array>, damaged: (error: unknown) => never) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(damaged);
    if (done) return;
    yield value;
  }
}

async function openPacked({ path, passphrase }: ArchiveFile): Promise<Readable> {
  const beginning = Buffer.alloc(32);
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`The backup ${path} cannot be read (${error.code}).`);
  });
  try {
    await file.read(beginning, 0, beginning.length, 0);
  } finally {
    await file.close();
  }
  const stored = () => createReadStream(path);
  return isEncrypted(beginning) ? decryptStream(stored(), await passphrase()) : stored();
}

/**
 * Reads all of an archive and compares it with its list.
 * @throws {BackupError} unless everything is there as it was backed up, and nothing else
 */
export async function verifyArchive(archive: ArchiveFile): Promise<BackupList> {
  const sums = new Map<string, string>();
  let list: BackupList | undefined;
  for await (const { name, content } of readArchive(archive)) {
    if (list || sums.has(name)) throw damagedBackup(archive.path, `${name} is one too many`);
    if (name === LIST) {
      list = parseBackupList(await text(content));
      if (!list) break;
    } else {
      if (!isBackupName(name)) throw damagedBackup(archive.path, `${name} is no part of a backup`);
      sums.set(name, await sumOfContent(content));
    }
  }
  if (!list) throw new BackupError(`${archive.path} is no backup: it has no ${LIST} at its end.`);
  const wanted = new Map(Object.entries(list.sums));
  const wrong = [...wanted.keys(), ...sums.keys()].filter(
    (name) => wanted.get(name) !== sums.get(name),
  );
  if (wrong.length > 0) {
    const named = [...new Set(wrong)].slice(0, 5).join(', ');
    throw damagedBackup(archive.path, `missing, changed or not part of it: ${named}`);
  }
  return list;
}

/** What an operator reads about a backup that was changed or damaged. */
export const damagedBackup = (path: string, found: string): BackupError =>
  new BackupError(`The backup ${path} is damaged; nothing was changed (${found}).`);
