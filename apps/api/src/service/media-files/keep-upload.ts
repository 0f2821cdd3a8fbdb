import type { FinishedFile } from '../../lib/pictures/make-sizes.ts';
import { FOLDER, type MediaFilesRoom } from './media-files-room.ts';
import { deleteFiles } from './remove-media.ts';

export interface Kept<T, Files extends FinishedFile[]> {
  /** What the record that is stored already answers with. */
  known: () => Promise<T | undefined>;
  make: () => Promise<Files>;
  insert: (finished: Files) => Promise<T>;
}

/**
 * Stores the files of an upload, then the record that names them, or neither. The same upload,
 * sent again while the first is still on its way, has the same id: it waits for that one, so
 * that what undoes the one that failed never takes the files of the other.
 */
export function keepUpload<T, Files extends FinishedFile[]>(
  room: MediaFilesRoom,
  id: string,
  { known, make, insert }: Kept<T, Files>,
): Promise<T> {
  const { turns, files } = room;
  return turns(id, async () => {
    const earlier = await known();
    if (earlier !== undefined) return earlier;
    try {
      const finished = await make();
      for (const { name, path } of finished) await files.put(`${FOLDER}/${id}/${name}`, path);
      return await insert(finished);
    } catch (error) {
      // another process may have stored it in the meantime; anyone who cannot tell removes nothing
      const isFree = await known().then(
        (now) => now === undefined,
        () => false,
      );
      if (isFree) await deleteFiles(room, [id]);
      throw error;
    }
  });
}
