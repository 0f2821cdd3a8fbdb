import type { Queryable } from '../../db/database.ts';
import { namesOf } from './find-media-file.ts';
import type { KnownFile } from './known-files.repository.ts';
import { FOLDER, type MediaFilesRoom } from './media-files-room.ts';

/** The trash is read once for so many. */
const REMOVALS_AT_ONCE = 500;

/** What a waiting mail takes along stays noted, and goes in the round after the mail. */
export async function removeMedia(room: MediaFilesRoom, ids: string[]): Promise<void> {
  const { rows, database, removals, logger } = room;
  if (ids.length === 0) return;
  const awaited = await rows.listAwaited(database.read);
  const deleted = await deleteFiles(
    room,
    ids.filter((id) => !awaited.has(id)),
  );
  if (deleted.length === 0) return;
  await database
    .write((tx) => removals.forget(tx, deleted))
    .catch((err) => logger.error({ err }, 'removal of files not settled'));
}

/** Deletes files for good; answers with the ids of which nothing is left. */
export async function deleteFiles(
  { trash, files, logger }: MediaFilesRoom,
  ids: string[],
): Promise<string[]> {
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
}

/** What an earlier process could not remove, or did not live to. */
export async function finishRemovals(room: MediaFilesRoom): Promise<void> {
  const { removals, database, rows } = room;
  const noted = await removals.list(database.read, REMOVALS_AT_ONCE);
  if (noted.length === 0) return;
  // a file that was sent again in the meantime has the same id
  const known = await rows.listKnown(database.read, noted);
  if (known.size > 0) await database.write((tx) => removals.forget(tx, [...known]));
  await removeMedia(
    room,
    noted.filter((id) => !known.has(id)),
  );
}

/**
 * After the write that gave a picture another file: removes those that it had. What fails stays
 * there until the picture is deleted.
 * @param before the record as it was
 */
export async function removeReplaced(
  { files, logger }: MediaFilesRoom,
  before: KnownFile,
): Promise<void> {
  try {
    for (const name of namesOf(before)) await files.delete(`${FOLDER}/${before.id}/${name}`);
  } catch (err) {
    logger.error({ err, mediaId: before.id }, 'files of a replaced picture not removed');
  }
}

/**
 * Inside the write that deletes the records of uploads: from then on their files go, even if
 * this process ends before `remove`. A deletion is meant: such files are never
 * put into the trash.
 */
export function noteRemoval({ removals, clock }: MediaFilesRoom, tx: Queryable, ids: string[]) {
  return removals.note(tx, ids, clock.now());
}
