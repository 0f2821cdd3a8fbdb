import sharp, { type OverlayOptions } from 'sharp';
import { HEIGHT, palette, WIDTH } from './drawing.ts';

interface Layers {
  /** A file; without one, or where it cannot be read, the plain ground. */
  art: string | undefined;
  /** The words, as outlines. */
  card: string;
  /** Cut already. */
  photo?: { picture: Buffer; left: number; top: number } | undefined;
}

/** Puts the layers together as a PNG small enough for messengers, which drop previews over 300 KB. */
export async function paint({ art, card, photo }: Layers): Promise<Buffer> {
  const layers: OverlayOptions[] = [{ input: Buffer.from(card) }];
  if (photo) layers.push({ input: photo.picture, left: photo.left, top: photo.top });
  const ground = (await readGround(art)) ?? plainGround();
  return ground
    .composite(layers)
    .png({ palette: true, colours: 256, quality: 90, effort: 4, dither: 0.6 })
    .toBuffer();
}

const plainGround = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: palette.ground } });

async function readGround(art: string | undefined) {
  if (art === undefined) return undefined;
  try {
    const { data, info } = await sharp(art)
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  } catch {
    return undefined;
  }
}

/** @throws {Error} when the picture cannot be read */
export function cutRound(picture: Buffer, size: number): Promise<Buffer> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  return sharp(picture)
    .resize(size, size, { fit: 'cover', position: 'attention' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
