import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FocalPoint } from '@vitrine/contracts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { PictureRefusedError } from './picture-refused.ts';

/** A finished local file and the name it is to be stored under. */
export interface FinishedFile {
  name: string;
  path: string;
  sizeBytes: number;
  /** Of a picture's largest size: where its subject probably is, if a portrait cut may miss it. */
  subject?: FocalPoint | undefined;
}

export interface SizesWanted {
  /** The picture as it was sent. */
  path: string;
  /** Where the finished files go. */
  folder: string;
  /** Widths in pixels; the largest is the most that a picture keeps. */
  widths: readonly number[];
  /** Most pixels that are decoded, by the cost of the format: AVIF takes several times what others do. */
  maxPixels: { avif: number; others: number };
}

/** What may be sent; sharp would read drawings and documents as well. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif'];
const MAX_FRAMES = 1_000;
/** Four screens high; WebP itself allows 16,383. */
const MAX_HEIGHT = 4_320;
const WEBP = { quality: 78, effort: 3 };
/** Effort decides how long a phone photo takes: 2 is about a second and a half, 4 is six. */
const AVIF = { quality: 50, effort: 2 };

/**
 * Makes every size and format of a picture, the largest WebP first. Pictures are decoded and drawn
 * again: nothing of the file that was sent is kept but its pixels.
 * @throws {PictureRefusedError} for too many pixels or frames, or a damaged file
 */
export async function makeSizes(wanted: SizesWanted): Promise<FinishedFile[]> {
  try {
    const header = await sharp(wanted.path, { limitInputPixels: false }).metadata();
    const limitInputPixels = maxPixelsOf(header, wanted);
    return await draw(sharp(wanted.path, { limitInputPixels, failOn: 'error' }), wanted);
  } catch (error) {
    throw asRefusal(error);
  }
}

/**
 * Draws a picture again as any mail program shows it, upright and without what a phone notes in it.
 * @throws {PictureRefusedError} for too many pixels or frames, or a damaged file
 */
export async function drawForMail(wanted: SizesWanted): Promise<FinishedFile> {
  try {
    const header = await sharp(wanted.path, { limitInputPixels: false }).metadata();
    const limitInputPixels = maxPixelsOf(header, wanted);
    const picture = sharp(wanted.path, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: Math.max(...wanted.widths), withoutEnlargement: true })
      .toColourspace('srgb');
    const isSharp = header.hasAlpha || header.format === 'png' || header.format === 'gif';
    return isSharp
      ? await save(picture.png(), wanted.folder, 'image.png')
      : await save(picture.jpeg({ quality: 85, mozjpeg: true }), wanted.folder, 'image.jpg');
  } catch (error) {
    throw asRefusal(error);
  }
}

/** A small file can unpack into a very large picture, or into very many: its header says so before it is unpacked. */
function maxPixelsOf(header: Metadata, { maxPixels }: Pick<SizesWanted, 'maxPixels'>): number {
  const { format, width, height, pages = 1 } = header;
  if (!FORMATS.includes(format)) throw new PictureRefusedError('unreadable');
  const most = format === 'heif' ? maxPixels.avif : maxPixels.others;
  if (width * height > most) throw new PictureRefusedError('too-many-pixels', most);
  if (pages > MAX_FRAMES) throw new PictureRefusedError('too-many-frames', MAX_FRAMES);
  return most;
}

async function draw(source: Sharp, { folder, widths }: SizesWanted): Promise<FinishedFile[]> {
  const { data, info } = await source
    .autoOrient()
    .resize({
      width: Math.max(...widths),
      height: MAX_HEIGHT,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const narrower = widths.filter((width) => width < info.width);
  const sizes: [string, number][] = [
    [`${info.width}x${info.height}`, info.width],
    ...narrower.map((width): [string, number] => [String(width), width]),
  ];
  const subject = await findSubject(data, raw);
  const files: FinishedFile[] = [];
  for (const [name, width] of sizes) {
    const picture = sharp(data, { raw }).resize({ width });
    files.push(await save(picture.clone().webp(WEBP), folder, `${name}.webp`));
    files.push(await save(picture.clone().avif(AVIF), folder, `${name}.avif`));
  }
  const [largest, ...others] = files;
  return largest ? [{ ...largest, subject }, ...others] : [];
}

/** How much longer than the other a side must be: of other pictures a cut leaves most in sight anyway. */
const LONG = 1.5;
/** In pixels; libvips looks for the subject in a thumbnail. */
const THUMBNAIL = 320;

/**
 * Guesses where the subject of a long picture is, by skin colour, contrast and saturation. Nothing looks
 * for faces: of others the usual point of portraits is the better guess.
 */
async function findSubject(
  data: Buffer,
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
): Promise<FocalPoint | undefined> {
  const { width, height } = raw;
  if (Math.max(width, height) < LONG * Math.min(width, height)) return undefined;
  const { info } = await sharp(data, { raw })
    .resize(THUMBNAIL, THUMBNAIL, { fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = 0, attentionY = 0 } = info;
  const scale = THUMBNAIL / Math.min(width, height);
  return { x: percent(attentionX, width * scale), y: percent(attentionY, height * scale) };
}

const percent = (at: number, of: number) => Math.round((at / of) * 100);

async function save(picture: Sharp, folder: string, name: string): Promise<FinishedFile> {
  const path = join(folder, name);
  await picture.toFile(path);
  return { name, path, sizeBytes: (await stat(path)).size };
}

/** Damage comes as an error without a code; a full disk and the like have one. */
function asRefusal(error: unknown): unknown {
  const isKnown = error instanceof PictureRefusedError;
  if (isKnown || !(error instanceof Error) || 'code' in error) return error;
  return new PictureRefusedError('unreadable');
}
