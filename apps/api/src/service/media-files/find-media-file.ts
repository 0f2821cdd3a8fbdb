import { narrowerWidths, pictureSources, readPicture } from '@vitrine/contracts';
import type { MediaFile, MovedFile } from '../../http/media-files.ts';
import { contentTypeOf } from '../../lib/file-kind.ts';
import { fileNameOf } from '../../lib/uploaded-file.ts';
import type { KnownFile } from './known-files.repository.ts';
import { FOLDER, type MediaFilesRoom } from './media-files-room.ts';

const ID = /^[\w-]{1,64}$/;

const PICTURE_NAME = /^(?:[\w-]+\/)?\d+(?:x\d+)?\.(?:webp|avif)$/;

export async function findMediaFile(
  room: MediaFilesRoom,
  id: string,
  name: string,
): Promise<MediaFile | MovedFile | undefined> {
  const { rows, database, files } = room;
  const row = ID.test(id) ? await rows.get(database.read, id) : undefined;
  if (!row) return undefined;
  if (!namesOf(row).includes(name)) return placeInsteadOf(row, name);
  const key = `${FOLDER}/${id}/${name}`;
  const sizeBytes = await files.size(key);
  return sizeBytes === undefined ? undefined : describeFile(room, row, name, sizeBytes, key);
}

function describeFile(
  { files }: MediaFilesRoom,
  row: KnownFile,
  name: string,
  sizeBytes: number,
  key: string,
): MediaFile {
  return {
    etag: `"${row.id}/${name}"`,
    contentType: contentTypeOf(name),
    sizeBytes,
    downloadAs: row.type === 'document' ? downloadName(row.fileName, name) : undefined,
    read: (range) => files.read(key, range),
  };
}

/**
 * The names under which an item's files are stored: every size of a picture, or the one file. Those
 * of a picture whose file was replaced begin with the folder of the newest one.
 */
export function namesOf({ id, url }: KnownFile): string[] {
  const picture = pictureSources(url);
  if (!picture) return [fileNameOf(readPicture(url).src)];
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
