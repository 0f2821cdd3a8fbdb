import { type PictureRef, type PictureSources, pictureSources } from '@vitrine/contracts';
import { fileAddress } from './site-address.ts';

/** As `pictureSources`, at the addresses where the files are fetched. */
export function servedPicture(picture: PictureRef | string): PictureSources | undefined {
  const sources = pictureSources(picture);
  const served = (list: string) => list.split(', ').map(fileAddress).join(', ');
  return sources && { ...sources, avif: served(sources.avif), webp: served(sources.webp) };
}
