import type { TextPicture } from './text-pictures.ts';

export type PictureSaid = Pick<TextPicture, 'src' | 'alt' | 'caption'>;

/** Behind whatever a text holds. */
export const END_OF_TEXT = Number.MAX_SAFE_INTEGER;

/** The text of a section for what is brought into it, whichever way it is written. */
export interface SectionText {
  /** Where the cursor is, or what is under a point of the screen. */
  placeAt(point?: { x: number; y: number }): number;
  /** @param byHand where somebody is waiting for it: they go on behind it, and can undo it */
  insertPicture(place: number, picture: PictureSaid, byHand: boolean): void;
  /** Makes a link of what is selected, or of a title. */
  insertLink(title: string, href: string): void;
}
