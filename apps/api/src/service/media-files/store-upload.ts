import type { FocalPoint } from '@vitrine/contracts';
import type { FileKind } from '../../lib/file-kind.ts';
import type { Pictures } from '../../lib/pictures/pictures.ts';
import { cleanFileName, finishedIn, type UploadedFile } from '../../lib/uploaded-file.ts';
import type { MediaFilesService } from './media-files.service.ts';
import { FOLDER } from './media-files-room.ts';

interface Upload {
  /** Where its files are stored: its id, or a folder below that. */
  id: string;
  file: UploadedFile;
  kind: FileKind;
  /** Who sent it. */
  account: string;
}

interface StoredFile {
  url: string;
  fileName: string;
  sizeBytes: number;
}

/**
 * Stores the files of an upload, then the record that names them, or neither. Pictures are drawn
 * again; a video or a document stays as it came.
 * @param known what the record answers with that names it already
 */
export async function storeUpload<T>(
  { mediaFiles, pictures }: { mediaFiles: MediaFilesService; pictures: Pictures },
  { id, file, kind, account }: Upload,
  known: () => Promise<T | undefined>,
  insert: (stored: StoredFile, subject: FocalPoint | undefined) => Promise<T>,
): Promise<T> {
  const { path, sizeBytes } = file;
  return mediaFiles.keep(id, {
    known,
    async make() {
      if (kind.type === 'image') return pictures.makeSizes(path, finishedIn(path), account);
      return [{ name: `${kind.type}.${kind.extension}`, path, sizeBytes }];
    },
    insert: (finished) => {
      const stored = {
        url: `/${FOLDER}/${id}/${finished[0]?.name ?? ''}`,
        fileName: cleanFileName(file.originalName),
        sizeBytes: finished.reduce((bytes, part) => bytes + part.sizeBytes, 0),
      };
      return insert(stored, finished[0]?.subject);
    },
  });
}
