import { MEDIA_LIMIT_BYTES, type MediaType } from '@vitrine/contracts';
import { m } from '#messages';

const MEBIBYTE = 1024 * 1024;

/** What a file is, by the type that the browser gives it (POR-06). */
export function mediaTypeOf(file: Pick<File, 'type'>): MediaType {
  if (file.type.startsWith('image/')) return 'image';
  return file.type.startsWith('video/') ? 'video' : 'document';
}

/** Why a file cannot be uploaded, before anybody waits for it; undefined when nothing speaks against it. */
export function refusalOf(file: Pick<File, 'type' | 'size' | 'name'>): string | undefined {
  const limit = MEDIA_LIMIT_BYTES[mediaTypeOf(file)];
  if (file.size === 0) return m.portfolio_file_empty({ name: file.name });
  if (file.size <= limit) return undefined;
  return m.portfolio_file_too_large({ name: file.name, limit: limit / MEBIBYTE });
}
