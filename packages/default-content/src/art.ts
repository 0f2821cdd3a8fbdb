import { type PictureRef, writePicture } from '@vitrine/contracts';

/** A picture that comes with the installation. */
export const art = (file: string): PictureRef => writePicture({ src: `/art/${file}` });
