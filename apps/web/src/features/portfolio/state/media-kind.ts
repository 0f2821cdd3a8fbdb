import { MEDIA_LIMIT_BYTES, type MediaType } from '@vitrine/contracts';
import { m } from '#messages';

const MEBIBYTE = 1024 * 1024;
const VIDEOS = ['video/mp4', 'video/x-m4v', 'video/webm', 'video/quicktime'];
export const PDF = 'application/pdf';
/** What the file chooser offers: pictures, the videos that browsers play, and PDF. */
export const ACCEPTED = ['image/*', ...VIDEOS, PDF].join(',');

type Described = Pick<File, 'type' | 'size' | 'name'>;

/** What a file is, by the type that the browser gives it (POR-06). */
export function mediaTypeOf(file: Pick<File, 'type'>): MediaType {
  if (file.type.startsWith('image/')) return 'image';
  return file.type.startsWith('video/') ? 'video' : 'document';
}

/**
 * Why a file cannot be uploaded, before anybody waits for it; undefined when nothing speaks against
 * it. A picture may shrink yet; of a file whose type the browser does not know the server decides.
 */
export function refusalOf(file: Described, onlyPdf = false): string | undefined {
  const { name, type } = file;
  if (file.size === 0) return m.portfolio_file_empty({ name });
  if (onlyPdf && type !== PDF) return m.media_cv_not_pdf({ name });
  if (!isKept(type)) return m.media_type_refused({ name });
  return mediaTypeOf(file) === 'image' ? undefined : tooLarge(file);
}

/** Whether it has more bytes than a file of its kind may have. */
export function tooLarge(file: Described): string | undefined {
  const limit = MEDIA_LIMIT_BYTES[mediaTypeOf(file)];
  if (file.size <= limit) return undefined;
  return m.portfolio_file_too_large({ name: file.name, limit: limit / MEBIBYTE });
}

function isKept(type: string): boolean {
  if (type === '' || type === PDF || VIDEOS.includes(type)) return true;
  return type.startsWith('image/') && type !== 'image/svg+xml';
}
