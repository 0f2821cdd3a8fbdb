import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { isOutOfSpace } from '../db/errors.ts';
import { flush } from '../lib/flush.ts';
import { BackupError, UNFINISHED } from './backup-list.ts';
import type { Entry } from './contents.ts';
import { encryptStream } from './passphrase.ts';

/** Pictures are packed already; what else there is gets a third of its size at this level, too. */
const GZIP_LEVEL = 1;

/** Takes the entries of an archive one after another. */
export interface ArchiveWriter {
  /** SHA-256 of each entry so far, by its name. */
  readonly sums: Record<string, string>;
  /** @param content exactly `size` bytes */
  add(entry: Entry & { size: number }): Promise<void>;
}

interface Archive {
  path: string;
  passphrase: string | undefined;
  madeAt: Date;
}

/**
 * Writes a compressed tar archive for its owner alone, encrypted where there is a passphrase. It
 * has its name once all of it is on the disk; when something fails, nothing of it is left.
 * @returns its size in bytes
 */
export async function writeArchive(
  { path, passphrase, madeAt }: Archive,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const part = path + UNFINISHED;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rm(part, { force: true });
  const { readable, controller } = createTarPacker();
  const filling = fill(createWriter(controller, madeAt)).then(
    () => controller.finalize(),
    (error) => {
      controller.error(error);
      throw error;
    },
  );
  const tar = Readable.fromWeb(readable as unknown as ReadableStream);
  await allOf([storeIn(part, tar, passphrase), filling]).catch(async (error) => {
    await rm(part, { force: true });
    throw isOutOfSpace(error) ? noRoom(path, error) : error;
  });
  await flush(part);
  await rename(part, path);
  await flush(dirname(path));
  return (await stat(path)).size;
}

const noRoom = (path: string, cause: unknown): BackupError =>
  new BackupError(
    `There is no room for the backup ${path}; nothing of it was left. Make room, or name another folder.`,
    { cause },
  );

/** Waits for all parts. What stops one stops the others, with errors that tell nothing. */
async function allOf(parts: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(parts);
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length === 0) return;
  throw (
    failures.find(isOutOfSpace) ?? failures.find((error) => !isConsequence(error)) ?? failures[0]
  );
}

const isConsequence = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE');

async function storeIn(part: string, tar: Readable, passphrase?: string): Promise<void> {
  const gzip = createGzip({ level: GZIP_LEVEL });
  const packing = pipeline(tar, gzip);
  const storing = (async () => {
    const content = passphrase ? await encryptStream(gzip, passphrase) : gzip;
    await pipeline(content, createWriteStream(part, { flags: 'wx', mode: 0o600 }));
  })();
  storing.catch((error) => tar.destroy(error));
  await allOf([storing, packing]);
}

function createWriter(controller: TarPackController, mtime: Date): ArchiveWriter {
  const sums: Record<string, string> = {};
  return {
    sums,
    async add({ name, size, content }) {
      const hash = createHash('sha256');
      try {
        const entry = controller.add({ name, size, type: 'file', mode: 0o600, mtime }).getWriter();
        for await (const chunk of content) {
          hash.update(chunk);
          await entry.write(chunk);
        }
        await entry.close();
      } finally {
        // otherwise a file that nobody wants the rest of stays open
        if (content instanceof Readable) content.destroy();
      }
      sums[name] = hash.digest('hex');
    },
  };
}
