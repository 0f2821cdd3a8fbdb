import { MEDIA_LIMIT_BYTES, type MediaType } from '@vitrine/contracts';

const MEBIBYTE = 1024 * 1024;
const VIDEOS = ['video/mp4', 'video/x-m4v', 'video/webm', 'video/quicktime'];
export const PDF = 'application/pdf';
/** What a file chooser offers: pictures, the videos that browsers play, and PDF. */
export const ACCEPTED = ['image/*', ...VIDEOS, PDF].join(',');

type Typed = Pick<File, 'type'>;

/** What a file is, by the type that the browser gives it (POR-06). */
export function mediaTypeOf(file: Typed): MediaType {
  if (file.type.startsWith('image/')) return 'image';
  return file.type.startsWith('video/') ? 'video' : 'document';
}

/** Whether a text alternative says something about it. */
export const isSeen = (file: Typed): boolean => mediaTypeOf(file) !== 'document';

/** Whether files of its type are stored; of one that the browser does not know the server decides. */
export function isMedia({ type }: Typed): boolean {
  if (type === '' || type === PDF || VIDEOS.includes(type)) return true;
  return type.startsWith('image/') && type !== 'image/svg+xml';
}

/** How many MiB a file of its kind may have, where it has more; else undefined. */
export function exceededLimit(file: Pick<File, 'type' | 'size'>): number | undefined {
  const limit = MEDIA_LIMIT_BYTES[mediaTypeOf(file)];
  return file.size > limit ? limit / MEBIBYTE : undefined;
}
