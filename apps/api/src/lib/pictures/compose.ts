import { type FocalPoint, positionIn } from '@vitrine/contracts';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** What is cut out of a stored picture. */
export interface SquareCut {
  /** Width and height of what comes out, in pixels. */
  size: number;
  focus: FocalPoint;
}

type Cut = SquareCut & { picture: Buffer };

const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** Behind what is transparent in a picture; the colour of raised surfaces on the dark theme. */
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

const squareOf = ({ picture, size, focus }: Cut): Promise<Sharp> =>
  cutTo(picture, { width: size, height: size, focus });

interface Room {
  width: number;
  height: number;
  focus: FocalPoint;
}

/** As much of the picture as fills a room of this shape, where a page would show it, too. */
async function cutTo(picture: string | Buffer, { width, height, focus }: Room): Promise<Sharp> {
  const source = sharp(picture);
  const whole = await source.metadata();
  const room = width / height;
  const seen = {
    width: Math.min(whole.width, Math.round(whole.height * room)),
    height: Math.min(whole.height, Math.round(whole.width / room)),
  };
  const { x, y } = positionIn(room, whole.width / whole.height, focus);
  return source
    .extract({
      left: Math.round(((whole.width - seen.width) * x) / 100),
      top: Math.round(((whole.height - seen.height) * y) / 100),
      ...seen,
    })
    .resize(width, height);
}

export interface CardLayers {
  width: number;
  height: number;
  /** Colour of the plain ground. */
  ground: string;
  /** A file, or a picture; without one, or where it cannot be read, the plain ground. */
  art: string | Buffer | undefined;
  /** What of the art stays in sight; its middle without it. */
  focus?: FocalPoint | undefined;
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

async function readGround({ art, focus = MIDDLE, width, height }: CardLayers) {
  if (art === undefined) return undefined;
  try {
    const cut = await cutTo(art, { width, height, focus });
    const { data, info } = await cut
      .flatten({ background: PORTRAIT_GROUND })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  } catch {
    return undefined;
  }
}
