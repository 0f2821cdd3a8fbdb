import type { Platform } from '@vitrine/api/in-browser';
import { ProblemError } from '@vitrine/api/in-browser';
import { narrowerWidths, PICTURE_WIDTHS } from '@vitrine/contracts';
import { contentOf, note } from './files.ts';

type Pictures = Platform['pictures'];

/** Pictures are drawn by the browser itself. */
export const browserPictures: Pick<Pictures, 'makeSizes' | 'drawForMail'> = {
  async makeSizes(path, folder) {
    const picture = await open(path);
    const width = Math.min(picture.width, Math.max(...PICTURE_WIDTHS));
    const height = Math.round((picture.height * width) / picture.width);
    const sizes: [string, number][] = [
      [`${width}x${height}`, width],
      ...narrowerWidths(width).map((narrower): [string, number] => [String(narrower), narrower]),
    ];
    const files = [];
    for (const [name, size] of sizes) {
      const content = await draw(picture, size, 'image/webp');
      // browsers write no AVIF: under its name they find the same picture, and look at its bytes
      for (const ending of ['webp', 'avif']) {
        const made = `${folder}/${name}.${ending}`;
        files.push({ name: `${name}.${ending}`, path: made, sizeBytes: note(made, content) });
      }
    }
    return files;
  },
  async drawForMail(path, folder) {
    const picture = await open(path);
    const made = `${folder}/image.jpg`;
    const content = await draw(picture, Math.min(picture.width, MAILED_WIDTH), 'image/jpeg');
    return { name: 'image.jpg', path: made, sizeBytes: note(made, content) };
  },
};

const MAILED_WIDTH = 2_400;

const open = (path: string): Promise<ImageBitmap> =>
  createImageBitmap(contentOf(path)).catch(() => {
    throw new ProblemError('invalid', 'pictureUnreadable');
  });

function draw(picture: ImageBitmap, width: number, type: string): Promise<Blob> {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type, quality: 0.8 });
}
