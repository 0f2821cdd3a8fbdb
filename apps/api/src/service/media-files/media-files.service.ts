import type { Queryable } from '../../db/database.ts';
import type { FinishedFile } from '../../lib/pictures/make-sizes.ts';
import type { Platform } from '../../platform.ts';
import { findMediaFile } from './find-media-file.ts';
import { type Kept, keepUpload } from './keep-upload.ts';
import type { KnownFile } from './known-files.repository.ts';
import { createMediaFilesRoom } from './media-files-room.ts';
import { noteRemoval, removeMedia, removeReplaced } from './remove-media.ts';
import { listMissing, listOrphans, sweepUploads, tidyUploads } from './sweep-uploads.ts';

export type MediaFilesService = ReturnType<typeof createMediaFiles>;

/** The stored bytes behind uploads, in whichever record they are named. */
export function createMediaFiles(platform: Platform) {
  const room = createMediaFilesRoom(platform);
  return {
    trash: room.trash,
    find: (id: string, name: string) => findMediaFile(room, id, name),
    keep: <T, Files extends FinishedFile[]>(id: string, upload: Kept<T, Files>) =>
      keepUpload(room, id, upload),
    noteRemoval: (tx: Queryable, ids: string[]) => noteRemoval(room, tx, ids),
    /** After that write: removes the files. What fails is tried again every hour. */
    remove: (ids: string[]) => removeMedia(room, ids),
    removeReplaced: (before: KnownFile) => removeReplaced(room, before),
    listMissing: () => listMissing(room),
    listOrphans: () => listOrphans(room),
    sweep: () => sweepUploads(room),
    tidy: () => tidyUploads(room),
  };
}
