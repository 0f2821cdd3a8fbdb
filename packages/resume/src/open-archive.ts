import {
  BlobReader,
  configure,
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_FILES, UNPACKED_MAX_BYTES } from './limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

// The page's Content-Security-Policy allows no worker that is made from text.
configure({ useWebWorkers: false });

export interface Archive {
  /** The unpacked files that were asked for, by their plain names. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The names of all the others, which were not read. */
  others: readonly string[];
}

/** A name as it is compared: without folders, in lower case. LinkedIn writes 'Email Addresses' both ways. */
export const plainName = (path: string): string =>
  (path.split(/[/\\]/).at(-1) ?? '').toLowerCase().replaceAll('_', ' ');

/**
 * Unpacks of a zip archive what is asked for, and reads nothing else of it but its directory.
 * @param limit most bytes that all of it together may unpack to
 * @throws UnreadableFile `zip-damaged`, `zip-encrypted`, `zip-too-large`, `too-large`
 */
export async function openArchive(
  file: Blob,
  isWanted: (name: string) => boolean,
  limit: number = UNPACKED_MAX_BYTES,
): Promise<Archive> {
  if (file.size > ARCHIVE_MAX_BYTES) throw new UnreadableFile('too-large');
  const zip = new ZipReader(new BlobReader(file));
  try {
    const { wanted, others } = await list(zip, isWanted);
    const files = new Map<string, Uint8Array>();
    let left = limit;
    for (const [name, entry] of wanted) {
      const bytes = await unpack(entry, left);
      left -= bytes.length;
      files.set(name, bytes);
    }
    return { files, others };
  } catch (error) {
    throw asUnreadable(error);
  } finally {
    await zip.close();
  }
}

async function list(zip: ZipReader<Blob>, isWanted: (name: string) => boolean) {
  const wanted = new Map<string, FileEntry>();
  const others: string[] = [];
  let count = 0;
  for await (const entry of zip.getEntriesGenerator()) {
    if (++count > ARCHIVE_MAX_FILES) throw new UnreadableFile('zip-too-large');
    if (entry.directory) continue;
    const name = plainName(entry.filename);
    if (isWanted(name) && !wanted.has(name)) wanted.set(name, entry);
    else others.push(name);
  }
  return { wanted, others };
}

/** Stops as soon as there is more than allowed, whatever the archive says about its size. */
async function unpack(entry: FileEntry, limit: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > limit) throw new UnreadableFile('zip-too-large');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  await entry.getData(
    new WritableStream<Uint8Array<ArrayBuffer>>({
      write(chunk) {
        size += chunk.length;
        if (size > limit) throw new UnreadableFile('zip-too-large');
        chunks.push(chunk);
      },
    }),
    { checkSignature: true },
  );
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function asUnreadable(error: unknown): UnreadableFile {
  if (error instanceof UnreadableFile) return error;
  const message = error instanceof Error ? error.message : '';
  const locked = message === ERR_ENCRYPTED || message === ERR_ENCRYPTED_CENTRAL_DIRECTORY;
  return new UnreadableFile(locked ? 'zip-encrypted' : 'zip-damaged', error);
}
