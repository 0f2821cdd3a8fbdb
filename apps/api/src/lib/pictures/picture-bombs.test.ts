import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { craftedPng, framesOfGif, plainPicture } from '../../../tests/testing/files.ts';
import { createPictureProcess } from './picture-process.ts';
import { createPictures } from './pictures.ts';

const MEBIBYTE = 1024 * 1024;
/** A fraction of what the server's may take. */
const worker = createPictureProcess({ memoryBytes: 100 * MEBIBYTE });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-bombs-'));
});
afterAll(async () => {
  worker.close();
  await rm(folder, { recursive: true });
});

/** What comes of a picture: how many files, or the code of its refusal. */
async function outcomeOf(bytes: Buffer): Promise<number | string> {
  const out = await mkdtemp(join(folder, 'out-'));
  const path = join(out, 'sent');
  await writeFile(path, bytes);
  try {
    const files = await createPictures(worker).makeSizes(path, out, 'someone');
    return files.length;
  } catch (error) {
    expect(await readdir(out)).toEqual(['sent']);
    return (error as { code: string }).code;
  }
}

const pixels = Buffer.from([0, 0x80]);
const gigabyte = deflateSync(Buffer.alloc(1024 * MEBIBYTE, ' '));
const keyword = Buffer.from('note\0\0', 'latin1');

const animated = async (frames: number) => {
  const rows = Buffer.from(Array.from({ length: frames * 3 }, (_, at) => (at * 73) % 256));
  return sharp(rows, { raw: { width: 1, height: frames, channels: 3, pageHeight: 1 } });
};

/** A progressive JPEG whose last scan comes again and again. */
async function scans(many: number): Promise<Buffer> {
  const jpeg = await plainPicture(400, 400).jpeg({ progressive: true }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const [head, scan, end] = [jpeg.subarray(0, last), jpeg.subarray(last, -2), jpeg.subarray(-2)];
  return Buffer.concat([head, ...Array<Buffer>(many).fill(scan), end]);
}

const svg = (inner: string) =>
  Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${'bcdefghi'
      .split('')
      .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`)
      .join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`,
  );

describe('a picture that unpacks into very much', () => {
  it.each<[what: string, make: () => Buffer | Promise<Buffer>, comes: number | string]>([
    [
      'a PNG that claims 2^31 pixels across',
      () => craftedPng({ side: 2 ** 31 - 1, rows: pixels }),
      'invalid',
    ],
    [
      'a PNG with a note of 1 GB',
      () => craftedPng({ side: 1, rows: pixels }, ['zTXt', Buffer.concat([keyword, gigabyte])]),
      2,
    ],
    [
      'a PNG with a colour profile of 1 GB',
      () => craftedPng({ side: 1, rows: pixels }, ['iCCP', Buffer.concat([keyword, gigabyte])]),
      2,
    ],
    [
      'a PNG with 64 MB behind its pixels',
      () => craftedPng({ side: 1, rows: Buffer.alloc(64 * MEBIBYTE) }),
      2,
    ],
    ['a GIF of 10,000 frames', () => framesOfGif(10_000), 'too-large'],
    ['a WebP of 1,200 frames', async () => (await animated(1_200)).webp().toBuffer(), 'too-large'],
    ['a JPEG of 5,000 scans', () => scans(5_000), 'invalid'],
    ['a TIFF of many pages', async () => (await animated(1_200)).tiff().toBuffer(), 'invalid'],
    ['an SVG of entities', () => svg('<text>&i;</text>'), 'invalid'],
    ['an SVG that nests', () => svg('<g>'.repeat(100_000)), 'invalid'],
  ])('%s', async (_what, make, comes) => {
    expect(await outcomeOf(await make())).toBe(comes);
  });
});
