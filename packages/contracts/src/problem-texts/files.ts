/** What is wrong with a file that is sent or asked for. */
export const filesProblems = {
  noPicture: 'There is no such picture.',
  noFile: 'There is no such file.',
  fileRequired: 'Choose a file to upload.',
  fileEmpty: 'The file is empty.',
  fileTooLarge: 'The file is too large.',
  notPicture: 'Send a picture (JPEG, PNG, WebP, AVIF or GIF).',
  notMedia:
    'Send a picture (JPEG, PNG, WebP, AVIF or GIF), a video (MP4, WebM or MOV) or a PDF document.',
  notAttachment: 'Attach a picture (JPEG, PNG, WebP, AVIF or GIF) or a PDF document.',
  uploadCutOff: 'The upload was cut off or could not be read.',
  uploadUnreadable: 'The upload could not be read.',
  pictureUnreadable: 'The picture cannot be read; it may be damaged or cut off.',
  pictureTooHeavy:
    'This picture takes too much memory or time to open. Save it with fewer pixels, or as a plain JPEG.',
  pictureInterrupted:
    'The picture could not be opened just now. Try again in a moment; if that fails too, save it in another format.',
  pictureTooBig: (megabytes: number) => `A picture may have ${megabytes} MB at most.`,
  videoTooBig: (megabytes: number) => `A video may have ${megabytes} MB at most.`,
  documentTooBig: (megabytes: number) => `A document may have ${megabytes} MB at most.`,
  filesTooLarge: (usedMegabytes: number, allowedMegabytes: number) =>
    `Your files take ${usedMegabytes} MB of the ${allowedMegabytes} MB they may take together; delete some first.`,
  pictureTooLarge: (megapixels: number) => `A picture may have ${megapixels} megapixels at most.`,
  pictureTooLong: (frames: number) => `A moving picture may have ${frames} frames at most.`,
  pictureStillShown: (places: string) =>
    `It is still shown: ${places}. Choose another one there first.`,
  pictureElsewhere: 'This picture is shown where your account may not change anything.',
  pictureDeleted: 'A picture of this section was deleted meanwhile. Bring it back, or remove it.',
  coverDeleted: 'This picture was deleted meanwhile. Bring it back, or choose another one.',
  pictureShownEarlier: (places: string) =>
    `No page shows it now, but what can be restored does: ${places}. Deleted, it leaves a gap there.`,
} as const;
