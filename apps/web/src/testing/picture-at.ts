import { type PictureRef, writePicture } from '@vitrine/contracts';

/** A picture as records show it, for tests: its address, and its focal point where it has one. */
export const pictureAt = (text: string): PictureRef => writePicture({ src: text });
