import type { LibraryUse } from '../../../entities/library.ts';
import { listed } from '../listed.ts';

interface Uses {
  uses: readonly Pick<LibraryUse, 'kind' | 'name'>[];
}
const placesOf = (uses: Uses['uses']) => listed(uses.map(({ kind, name }) => `${kind} ${name}`));

/** What is wrong with a file that is sent or asked for. */
export const filesProblems = {
  noPicture: 'Picture not found.',
  noFile: 'File not found.',
  fileRequired: 'Choose a file to upload.',
  fileEmpty: 'The file is empty.',
  fileTooLarge: 'The file is too large.',
  notPicture: 'Send a picture (JPEG, PNG, WebP, AVIF or GIF).',
  notMedia:
    'Send a picture (JPEG, PNG, WebP, AVIF or GIF), a video (MP4, WebM or MOV) or a PDF document.',
  notAttachment: 'Attach a picture (JPEG, PNG, WebP, AVIF or GIF) or a PDF document.',
  uploadCutOff: 'The upload was interrupted or could not be read.',
  uploadUnreadable: 'The upload could not be read.',
  pictureUnreadable: 'The picture cannot be read; it may be damaged or incomplete.',
  pictureTooHeavy:
    'This picture takes too much memory or time to open. Save it with fewer pixels, or as a standard JPEG.',
  pictureInterrupted:
    'The picture could not be opened just now. Try again in a moment; if that fails too, save it in another format.',
  pictureTooBig: ({ megabytes }: { megabytes: number }) =>
    `A picture can have at most ${megabytes} MB.`,
  videoTooBig: ({ megabytes }: { megabytes: number }) =>
    `A video can have at most ${megabytes} MB.`,
  documentTooBig: ({ megabytes }: { megabytes: number }) =>
    `A document can have at most ${megabytes} MB.`,
  filesTooLarge: ({ used, allowed }: { used: number; allowed: number }) =>
    `Your files use ${used} MB of ${allowed} MB; delete some first.`,
  pictureTooLarge: ({ megapixels }: { megapixels: number }) =>
    `A picture can have at most ${megapixels} megapixels.`,
  pictureTooLong: ({ frames }: { frames: number }) =>
    `An animation can have at most ${frames} frames.`,
  pictureStillShown: ({ uses }: Uses) =>
    `It is still used: ${placesOf(uses)}. Choose another one there first.`,
  pictureElsewhere: 'This picture is used in places that your account cannot change.',
  pictureDeleted:
    'A picture of this section was deleted while you were editing. Restore it, or remove it.',
  coverDeleted:
    'This picture was deleted while you were editing. Restore it, or choose another one.',
  pictureShownEarlier: ({ uses }: Uses) =>
    `No page uses it now, but these can be restored and would have a gap: ${placesOf(uses)}.`,
};
