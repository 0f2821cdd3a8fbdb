import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_MAX_PIXELS, narrowerWidths, PICTURE_WIDTHS, problemTexts } from '@vitrine/contracts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { invalidField, ProblemError } from './problem-error.ts';
import { createWorkQueue } from './work-queue.ts';

/** A finished local file and the name it is to be stored under. */
export interface FinishedFile {
  name: string;
  path: string;
  sizeBytes: number;
}

/**
 * Makes every size and format of a picture inside `folder`; the largest WebP comes first.
 * @throws {ProblemError} `too-large` for too many pixels, `invalid` for a damaged file,
 * `unavailable` when too many pictures are waiting
 */
export type MakePictures = (path: string, folder: string) => Promise<FinishedFile[]>;

const AT_ONCE = 2;
const WAITING = 10;
const RETRY_AFTER_SECONDS = 10;
const MAX_FRAMES = 1_000;
const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);
/** Four screens high; WebP itself allows 16,383. */
const MAX_HEIGHT = 4_320;
const WEBP = { quality: 78, effort: 3 };
/** Effort decides how long a phone photo takes: 2 is about a second and a half, 4 is six. */
const AVIF = { quality: 50, effort: 2 };

// its cache keeps files open, so that removed ones would still take disk space
sharp.cache(false);

/** Pictures are decoded and drawn anew: nothing of the file that was sent is kept but its pixels. */
export function createPictureMaker(): MakePictures {
  const queue = createWorkQueue({
    atOnce: AT_ONCE,
    waiting: WAITING,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  return (path, folder) =>
    queue(async () => {
      try {
        refuseTooLarge(await sharp(path, { limitInputPixels: false }).metadata());
        const picture = sharp(path, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' });
        return await draw(picture, folder);
      } catch (error) {
        throw asProblem(error);
      }
    });
}

/** A small file can unpack into a very large picture, or into very many: its header says so before it is unpacked. */
function refuseTooLarge({ width, height, pages = 1 }: Metadata): void {
  if (width * height > IMAGE_MAX_PIXELS || pages > MAX_FRAMES) {
    throw new ProblemError('too-large', problemTexts.pictureTooLarge(IMAGE_MAX_PIXELS / 1_000_000));
  }
}

async function draw(source: Sharp, folder: string): Promise<FinishedFile[]> {
  const { data, info } = await source
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes: [string, number][] = [
    [`${info.width}x${info.height}`, info.width],
    ...narrowerWidths(info.width).map((width): [string, number] => [String(width), width]),
  ];
  const files: FinishedFile[] = [];
  for (const [name, width] of sizes) {
    const picture = sharp(data, { raw }).resize({ width });
    files.push(await save(picture.clone().webp(WEBP), folder, `${name}.webp`));
    files.push(await save(picture.clone().avif(AVIF), folder, `${name}.avif`));
  }
  return files;
}

async function save(picture: Sharp, folder: string, name: string): Promise<FinishedFile> {
  const path = join(folder, name);
  await picture.toFile(path);
  return { name, path, sizeBytes: (await stat(path)).size };
}

/** Damage comes as an error without a code; a full disk and the like have one. */
function asProblem(error: unknown): unknown {
  const isKnown = error instanceof ProblemError;
  if (isKnown || !(error instanceof Error) || 'code' in error) return error;
  return invalidField('file', problemTexts.pictureUnreadable);
}
