import type { MediaItem } from '@vitrine/contracts';

/** What an upload is described as until its owner says more (POR-06). */
export const DEFAULT_MEDIA_DESCRIPTION = 'Uploaded media';

/** The description, or nothing where it is the default one. */
export function writtenDescription({ description }: Pick<MediaItem, 'description'>): string {
  return description === DEFAULT_MEDIA_DESCRIPTION ? '' : description.trim();
}
