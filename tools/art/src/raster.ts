import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { fadeSides } from './fade.ts';
import type { Scene } from './scene.ts';

/**
 * Encoder quality. WebP is for the few browsers without AVIF, so it may be a little plainer;
 * fine pictures are large on the page, where blocks in the dark parts would show.
 */
const QUALITY = { plain: { avif: 55, webp: 62 }, fine: { avif: 67, webp: 72 } } as const;

type Quality = keyof typeof QUALITY;

/** Renders a scene's SVG once; every size is then made from the same pixels. */
export async function render(scene: Scene, svg: string): Promise<Sharp> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  fadeSides(data, scene);
  return sharp(data, { raw: info });
}

interface Output {
  width: number;
  quality: Quality;
}

/** Writes pixels in the format that the file's name asks for. */
export async function writeImage(
  pixels: Sharp,
  file: URL,
  { width, quality }: Output,
): Promise<void> {
  const path = fileURLToPath(file);
  await mkdir(dirname(path), { recursive: true });
  const sized = pixels.clone().resize({ width, withoutEnlargement: true });
  const { avif, webp } = QUALITY[quality];
  const encoded = path.endsWith('.avif')
    ? sized.avif({ quality: avif, effort: 4 })
    : sized.webp({ quality: webp, effort: 5, smartSubsample: true });
  await encoded.toFile(path);
}

/** A PNG of a palette of 256 colours, dithered: a few hundred kilobytes less for a share image. */
export function palettePng(pixels: Sharp): Promise<Buffer> {
  return pixels.png({ palette: true, colours: 256, dither: 0.9, effort: 9 }).toBuffer();
}

/** A square PNG of an SVG drawn in a 32 unit square. */
export function iconPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file that holds one PNG, which every browser in use accepts. */
export function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
