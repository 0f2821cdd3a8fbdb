import { type FocalPoint, positionIn } from '@vitrine/contracts';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** What is cut out of a stored picture. */
export interface SquareCut {
  /** Width and height of what comes out, in pixels. */
  size: number;
  focus: FocalPoint;
}

type Cut = SquareCut & { picture: Buffer };

/** Behind what is transparent in a portrait; the colour of raised surfaces on the dark theme. */
const PORTRAIT_GROUND = '#12201c';

/**
 * A square of the picture around its focal point, as a JPEG for paper.
 * @throws {Error} when the picture cannot be read
 */
export async function cutSquare(cut: Cut): Promise<Buffer> {
  const square = await squareOf(cut);
  return square.flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/**
 * The same as a circle on nothing.
 * @throws {Error} when the picture cannot be read
 */
export async function cutRound(cut: Cut): Promise<Buffer> {
  const { size } = cut;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  const square = await squareOf(cut);
  return square
    .flatten({ background: PORTRAIT_GROUND })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** The largest square that is in the picture, where a page would show it, too. */
async function squareOf({ picture, size, focus }: Cut): Promise<Sharp> {
  const source = sharp(picture);
  const { width, height } = await source.metadata();
  const side = Math.min(width, height);
  const { x, y } = positionIn(1, width / height, focus);
  return source
    .extract({
      left: Math.round(((width - side) * x) / 100),
      top: Math.round(((height - side) * y) / 100),
      width: side,
      height: side,
    })
    .resize(size, size);
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
