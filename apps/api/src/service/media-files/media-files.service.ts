import { narrowerWidths, pictureSources } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { MediaFile, MediaFiles, MovedFile } from '../../http/media-files.ts';
import { contentTypeOf, type FileKind } from '../../lib/file-kind.ts';
import type { FinishedFile } from '../../lib/pictures/make-sizes.ts';
import type { Pictures } from '../../lib/pictures/pictures.ts';
import { createTurns } from '../../lib/turns.ts';
import {
  cleanFileName,
  fileNameOf,
  finishedIn,
  type UploadedFile,
} from '../../lib/uploaded-file.ts';
import type { Platform } from '../../platform.ts';
import {
  createFileRemovalsRepository,
  createKnownFilesRepository,
  type KnownFile,
} from './known-files.repository.ts';
import { createTrash } from './trash.ts';

const FOLDER = 'media';
/** The trash is read once for so many. */
const REMOVALS_AT_ONCE = 500;
const ID = /^[\w-]{1,64}$/;
const PICTURE_NAME = /^(?:[\w-]+\/)?\d+(?:x\d+)?\.(?:webp|avif)$/;

export type MediaFilesService = ReturnType<typeof createMediaFiles>;

/** The stored bytes behind uploads, whoever made them. */
export function createMediaFiles({ database, files, clock, logger }: Platform) {
  const rows = createKnownFilesRepository(database.tables);
  const removals = createFileRemovalsRepository(database.tables);
  const trash = createTrash(files, FOLDER);
  const turns = createTurns();

  /** Deletes files for good; answers with the ids of which nothing is left. */
  const deleteFiles = async (ids: string[]): Promise<string[]> => {
    const deleted: string[] = [];
    try {
      // an earlier start may have moved some there
      for (const entry of ids.length > 0 ? await trash.list() : []) {
        if (ids.includes(entry.id)) await trash.delete(entry);
      }
      for (const id of ids) {
        await files.deleteAll(`${FOLDER}/${id}`);
        deleted.push(id);
      }
    } catch (err) {
      logger.error({ err }, 'files not removed; the next round tries again');
    }
    return deleted;
  };
  /** What a waiting mail takes along stays noted, and goes in the round after the mail. */
  const remove = async (ids: string[]): Promise<void> => {
    if (ids.length === 0) return;
    const awaited = await rows.listAwaited(database.read);
    const deleted = await deleteFiles(ids.filter((id) => !awaited.has(id)));
    if (deleted.length === 0) return;
    await database
      .write((tx) => removals.forget(tx, deleted))
      .catch((err) => logger.error({ err }, 'removal of files not settled'));
  };
  /** What an earlier process could not remove, or did not live to. */
  const finishRemovals = async (): Promise<void> => {
    const noted = await removals.list(database.read, REMOVALS_AT_ONCE);
    if (noted.length === 0) return;
    // a file that was sent again in the meantime has the same id
    const known = await rows.listKnown(database.read, noted);
    if (known.size > 0) await database.write((tx) => removals.forget(tx, [...known]));
    await remove(noted.filter((id) => !known.has(id)));
  };
  /** Ids of stored groups that no row knows and no upload is about to name. */
  const listOrphans = async (): Promise<string[]> => {
    const before = clock.now().getTime() - files.settlesAfterMs;
    const groups = await files.groups(FOLDER);
    const settled = groups.filter(({ changedAt }) => changedAt.getTime() <= before);
    const ids = settled.map(({ name }) => name);
    const known = await rows.listKnown(database.read, ids);
    const awaited = await rows.listAwaited(database.read);
    return ids.filter((id) => !known.has(id) && !awaited.has(id));
  };
  const discardOrphans = async (): Promise<void> => {
    const orphans = await listOrphans();
    for (const id of orphans) await trash.put(id, clock.now());
    if (orphans.length === 0) return;
    logger.warn({ count: orphans.length }, 'uploads that no record names were moved to the trash');
  };
  /** The database may have been an earlier one for a while: what it names again comes back. */
  const restoreNamed = async (): Promise<void> => {
    const entries = await trash.list();
    const known = await rows.listKnown(
      database.read,
      entries.map(({ id }) => id),
    );
    for (const entry of entries) {
      if (known.has(entry.id) && (await trash.restore(entry)))
        logger.warn({ mediaId: entry.id }, 'an upload came back from the trash');
    }
  };
  const find: MediaFiles['find'] = async (id, name) => {
    const row = ID.test(id) ? await rows.get(database.read, id) : undefined;
    if (!row) return undefined;
    if (!namesOf(row).includes(name)) return placeInsteadOf(row, name);
    const key = `${FOLDER}/${id}/${name}`;
    const sizeBytes = await files.size(key);
    return sizeBytes === undefined ? undefined : describe(row, name, sizeBytes, key);
  };
  const describe = (row: KnownFile, name: string, sizeBytes: number, key: string): MediaFile => ({
    etag: `"${row.id}/${name}"`,
    contentType: contentTypeOf(name),
    sizeBytes,
    downloadAs: row.type === 'document' ? downloadName(row.fileName, name) : undefined,
    read: (range) => files.read(key, range),
  });

  /** Stored names that records have and the store has not, as keys. */
  const listMissing = async (): Promise<string[]> => {
    const stored = new Set<string>();
    for await (const { key } of files.list(FOLDER)) stored.add(key);
    const missing: string[] = [];
    for await (const known of rows.listAll(database.read)) {
      const keys = known.flatMap((row) =>
        namesOf(row).map((name) => `${FOLDER}/${row.id}/${name}`),
      );
      missing.push(...keys.filter((key) => !stored.has(key)));
    }
    return missing;
  };

  return {
    find,
    trash,
    listMissing,
    listOrphans,
    /**
     * Inside the write that deletes the records of uploads: from then on their files go, even if
     * this process ends before {@link remove}. Whoever deletes something means it: such files never
     * lie in the trash.
     */
    noteRemoval: (tx: Queryable, ids: string[]) => removals.note(tx, ids, clock.now()),
    /** After that write: removes the files. What fails is tried again every hour. */
    remove,
    /**
     * Stores the files of an upload, then the record that names them, or neither. The same upload,
     * sent again while the first is still on its way, has the same id: it waits for that one, so
     * that what undoes the one that failed never takes the files of the other.
     */
    keep: <T, Files extends FinishedFile[]>(
      id: string,
      { known, make, insert }: Kept<T, Files>,
    ): Promise<T> =>
      turns(id, async () => {
        const earlier = await known();
        if (earlier !== undefined) return earlier;
        try {
          const finished = await make();
          for (const { name, path } of finished) await files.put(`${FOLDER}/${id}/${name}`, path);
          return await insert(finished);
        } catch (error) {
          // another process may have stored it meanwhile; whoever cannot tell removes nothing
          const isFree = await known().then(
            (now) => now === undefined,
            () => false,
          );
          if (isFree) await deleteFiles([id]);
          throw error;
        }
      }),
    /**
     * After the write that gave a picture another file: removes those that it had. What fails lies
     * there until the picture is deleted.
     * @param before the record as it was
     */
    async removeReplaced(before: KnownFile): Promise<void> {
      try {
        for (const name of namesOf(before)) await files.delete(`${FOLDER}/${before.id}/${name}`);
      } catch (err) {
        logger.error({ err, mediaId: before.id }, 'files of a replaced picture not removed');
      }
    },
    /**
     * Before the first request: brings uploads and records together again after an earlier process
     * ended in the middle of something, or worked with another database. Nothing is deleted that
     * was ever complete: what no record names goes to the trash.
     */
    async sweep(): Promise<void> {
      try {
        await finishRemovals();
        await restoreNamed();
        await discardOrphans();
      } catch (err) {
        logger.error({ err }, 'uploads not swept');
      }
    },
    /** Every hour: removals that failed, and what has been in the trash for thirty days. */
    async tidy(): Promise<void> {
      await finishRemovals();
      const expired = await trash.listExpired(clock.now());
      for (const entry of expired) await trash.delete(entry);
      if (expired.length > 0)
        logger.info({ count: expired.length }, 'trash emptied of old uploads');
    },
  };
}

/**
 * The names under which an item's files are stored: every size of a picture, or the one file. Those
 * of a picture whose file was replaced begin with the folder of the newest one.
 */
function namesOf({ id, url }: KnownFile): string[] {
  const picture = pictureSources(url);
  if (!picture) return [fileNameOf(url)];
  const folder = picture.src.slice(`/${FOLDER}/${id}/`.length, -fileNameOf(picture.src).length);
  const sizes = [
    `${picture.width}x${picture.height}`,
    ...narrowerWidths(picture.width).map(String),
  ];
  return sizes.flatMap((size) => [`${folder}${size}.webp`, `${folder}${size}.avif`]);
}

/** Where an address leads whose picture was replaced: to the same width of the newest file. */
function placeInsteadOf(row: KnownFile, name: string): MovedFile | undefined {
  const names = namesOf(row);
  const wasReplaced = names.some((one) => one.includes('/'));
  if (!wasReplaced || !PICTURE_NAME.test(name)) return undefined;
  const size = fileNameOf(name);
  const same = names.find((one) => fileNameOf(one) === size) ?? names[0];
  return { movedTo: `/${FOLDER}/${row.id}/${same}` };
}

/** The sender's name, with the ending that belongs to what it is. */
function downloadName(fileName: string, name: string): string {
  const ending = name.slice(name.lastIndexOf('.'));
  return fileName.toLowerCase().endsWith(ending) ? fileName : `${fileName}${ending}`;
}

interface Kept<T, Files extends FinishedFile[]> {
  /** What the record that is stored already answers with. */
  known: () => Promise<T | undefined>;
  make: () => Promise<Files>;
  insert: (finished: Files) => Promise<T>;
}

interface Upload {
  /** Where its files are stored: its id, or a folder below that. */
  id: string;
  file: UploadedFile;
  kind: FileKind;
  /** Who sent it. */
  account: string;
}

/**
 * Stores the files of an upload, then the record that names them, or neither. Pictures are drawn
 * anew; a video or a document stays as it came.
 * @param known what the record answers with that names it already
 */
export async function storeUpload<T>(
  { mediaFiles, pictures }: { mediaFiles: MediaFilesService; pictures: Pictures },
  { id, file, kind, account }: Upload,
  known: () => Promise<T | undefined>,
  insert: (stored: { url: string; fileName: string; sizeBytes: number }) => Promise<T>,
): Promise<T> {
  const { path, sizeBytes } = file;
  return mediaFiles.keep(id, {
    known,
    async make() {
      if (kind.type === 'image') return pictures.makeSizes(path, finishedIn(path), account);
      return [{ name: `${kind.type}.${kind.extension}`, path, sizeBytes }];
    },
    insert: (finished) =>
      insert({
        url: `/${FOLDER}/${id}/${finished[0]?.name ?? ''}`,
        fileName: cleanFileName(file.originalName),
        sizeBytes: finished.reduce((bytes, part) => bytes + part.sizeBytes, 0),
      }),
  });
}
