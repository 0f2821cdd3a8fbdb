import sharp from 'sharp';

/** Four times what it takes on paper, for printers. */
const SIZE = 352;

/** @throws {Error} when the picture cannot be read */
export function cutPhoto(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize(SIZE, SIZE, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
