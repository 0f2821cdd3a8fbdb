import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { narrowerWidths, pictureSources } from '@vitrine/contracts';
import type { MediaFile, MediaFiles } from '../../http/media-files.ts';
import { contentTypeOf, type FileKind } from '../../lib/file-kind.ts';
import type { FinishedFile, MakePictures } from '../../lib/images.ts';
import { cleanFileName, type UploadedFile } from '../../lib/uploaded-file.ts';
import type { Platform } from '../../platform.ts';
import { createKnownFilesRepository, type KnownFile } from './known-files.repository.ts';

const FOLDER = 'media';
const BATCH = 200;
const ID = /^[\w-]{1,64}$/;

export type MediaFilesService = ReturnType<typeof createMediaFiles>;

/** The stored bytes behind uploads, whoever made them. */
export function createMediaFiles({ database, files, clock, logger }: Platform) {
  const rows = createKnownFilesRepository(database.tables);
  const remove = async (ids: string[]): Promise<void> => {
    for (const id of ids) {
      // the row is gone already, so nothing points there; the next start sweeps what stays
      await files.deleteAll(`${FOLDER}/${id}`).catch((err) => {
        logger.error({ err, mediaId: id }, 'files not removed');
      });
    }
  };
  /** Ids of stored groups that no row knows and no upload is about to name. */
  const listOrphans = async (): Promise<string[]> => {
    const before = clock.now().getTime() - files.settlesAfterMs;
    const groups = await files.groups(FOLDER);
    const settled = groups.filter(({ changedAt }) => changedAt.getTime() <= before);
    const ids = settled.map(({ name }) => name);
    const known = new Set<string>();
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      for (const id of await rows.listKnown(database.read, batch)) known.add(id);
    }
    return ids.filter((id) => !known.has(id));
  };
  const find: MediaFiles['find'] = async (id, name) => {
    const row = ID.test(id) ? await rows.get(database.read, id) : undefined;
    if (!row || !namesOf(row).includes(name)) return undefined;
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

  return {
    find,
    remove,
    /** Stores all files of an item, or none. */
    async store(id: string, finished: FinishedFile[]): Promise<void> {
      try {
        for (const { name, path } of finished) await files.put(`${FOLDER}/${id}/${name}`, path);
      } catch (error) {
        await remove([id]);
        throw error;
      }
    },
    /**
     * Before the first request: removes what an earlier process left in the middle of an upload.
     * @param uploadFolder where uploads wait; emptied
     */
    async sweep(uploadFolder: string): Promise<void> {
      const left = await readdir(uploadFolder).catch(() => []);
      for (const name of left) await rm(join(uploadFolder, name), { recursive: true, force: true });
      try {
        const orphans = await listOrphans();
        await remove(orphans);
        if (orphans.length > 0)
          logger.info({ count: orphans.length }, 'unfinished uploads removed');
      } catch (err) {
        logger.error({ err }, 'uploads not swept');
      }
    },
  };
}

/** The names under which an item's files are stored: every size of a picture, or the one file. */
function namesOf({ url }: KnownFile): string[] {
  const picture = pictureSources(url);
  if (!picture) return [basename(url)];
  const sizes = [
    `${picture.width}x${picture.height}`,
    ...narrowerWidths(picture.width).map(String),
  ];
  return sizes.flatMap((size) => [`${size}.webp`, `${size}.avif`]);
}

/** The sender's name, with the ending that belongs to what it is. */
function downloadName(fileName: string, name: string): string {
  const ending = name.slice(name.lastIndexOf('.'));
  return fileName.toLowerCase().endsWith(ending) ? fileName : `${fileName}${ending}`;
}

interface Upload {
  id: string;
  file: UploadedFile;
  kind: FileKind;
}

/**
 * Stores the files of an upload, then the record that names them, or neither. Pictures are drawn
 * anew; a video or a document stays as it came.
 * @param isKnown whether a record names it: the same upload, sent again, may have been faster
 */
export async function storeUpload<T>(
  { mediaFiles, makePictures }: { mediaFiles: MediaFilesService; makePictures: MakePictures },
  { id, file, kind }: Upload,
  isKnown: () => Promise<boolean>,
  insert: (stored: { url: string; fileName: string; sizeBytes: number }) => Promise<T>,
): Promise<T> {
  const { path, sizeBytes } = file;
  const folder = `${path}.finished`;
  const asItCame = [{ name: `${kind.type}.${kind.extension}`, path, sizeBytes }];
  try {
    if (kind.type === 'image') await mkdir(folder);
    const finished = kind.type === 'image' ? await makePictures(path, folder) : asItCame;
    await mediaFiles.store(id, finished);
    return await insert({
      url: `/${FOLDER}/${id}/${finished[0]?.name ?? ''}`,
      fileName: cleanFileName(file.originalName),
      sizeBytes: finished.reduce((bytes, part) => bytes + part.sizeBytes, 0),
    });
  } catch (error) {
    if (!(await isKnown())) await mediaFiles.remove([id]);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
