import sharp, { type OverlayOptions } from 'sharp';

/**
 * A square of the picture around what draws the eye, as a JPEG for paper.
 * @throws {Error} when the picture cannot be read
 */
export function cutSquare({ picture, size }: { picture: Buffer; size: number }): Promise<Buffer> {
  return sharp(picture)
    .resize(size, size, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/**
 * The same as a circle on nothing.
 * @throws {Error} when the picture cannot be read
 */
export function cutRound({ picture, size }: { picture: Buffer; size: number }): Promise<Buffer> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  return sharp(picture)
    .resize(size, size, { fit: 'cover', position: 'attention' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

export interface CardLayers {
  width: number;
  height: number;
  /** Colour of the plain ground. */
  ground: string;
  /** A file; without one, or where it cannot be read, the plain ground. */
  art: string | undefined;
  /** The words, as outlines: an SVG. */
  card: string;
  /** Cut already. */
  photo?: { picture: Buffer; left: number; top: number } | undefined;
}

/** Puts the layers together as a PNG small enough for messengers, which drop previews over 300 KB. */
export async function paintCard(layers: CardLayers): Promise<Buffer> {
  const { card, photo } = layers;
  const overlays: OverlayOptions[] = [{ input: Buffer.from(card) }];
  if (photo) overlays.push({ input: photo.picture, left: photo.left, top: photo.top });
  const ground = (await readGround(layers)) ?? plainGround(layers);
  return ground
    .composite(overlays)
    .png({ palette: true, colours: 256, quality: 90, effort: 4, dither: 0.6 })
    .toBuffer();
}

const plainGround = ({ width, height, ground }: CardLayers) =>
  sharp({ create: { width, height, channels: 3, background: ground } });

async function readGround({ art, width, height }: CardLayers) {
  if (art === undefined) return undefined;
  try {
    const { data, info } = await sharp(art)
      .resize(width, height, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  } catch {
    return undefined;
  }
}
