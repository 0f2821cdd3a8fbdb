import type { MediaItem } from '@vitrine/contracts';

const FILE_ENDING = /\.(?:avif|gif|heic|jpe?g|mov|mp4|pdf|png|webm|webp)$/i;

/** The title; where it is still a file name, that name without its ending and dashes. */
export function readableTitle({ title }: Pick<MediaItem, 'title'>): string {
  const name = title.replace(FILE_ENDING, '').trim();
  if (name === title || name === '') return title;
  return name.includes(' ') ? name : name.replace(/[-_]+/g, ' ').trim() || title;
}
