import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' } });

/** Red at its left and upper edge, blue at the other: `across` in columns, else in rows. */
export async function stripedPicture(width: number, height: number, across: boolean) {
  const half = await sharp({
    create: {
      width: across ? width / 2 : width,
      height: across ? height : height / 2,
      channels: 3,
      background: '#0000ff',
    },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, gravity: 'southeast' }])
    .png()
    .toBuffer();
}

/** A face, with hair and shoulders. */
const person = (x: number, y: number, skin: string, shirt: string) => `
  <rect x="${x - 300}" y="${y + 200}" width="600" height="900" rx="150" fill="${shirt}"/>
  <ellipse cx="${x}" cy="${y}" rx="150" ry="195" fill="${skin}"/>
  <ellipse cx="${x}" cy="${y - 140}" rx="150" ry="90" fill="#1a1210"/>
  <circle cx="${x - 55}" cy="${y - 20}" r="16"/>
  <circle cx="${x + 55}" cy="${y - 20}" r="16"/>
  <rect x="${x - 45}" y="${y + 75}" width="90" height="18" fill="#7a3030"/>`;

/** People below the sky. */
export const peoplePhoto = (
  [width, height]: [number, number],
  faces: { x: number; y: number; skin: string; shirt?: string }[],
) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="100%" height="100%" fill="#8fc1ea"/>
        ${faces.map(({ x, y, skin, shirt = '#2b4b8f' }) => person(x, y, skin, shirt)).join('')}
      </svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

/** A photo as a phone makes it: turned, and telling where it was taken. */
export const phonePhoto = (width: number, height: number) =>
  plainPicture(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Marker' },
      IFD3: { GPSLatitude: '4/1 0/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A PNG of a few kilobytes that unpacks into `side` × `side` pixels. */
export const floodPicture = (side: number): Buffer =>
  craftedPng({ side, rows: Buffer.alloc(side * (1 + side / 8)) });

/** A PNG of one bit a pixel that claims `side` × `side` of them, whatever rows are in it. */
export function craftedPng(
  { side, rows }: { side: number; rows: Buffer },
  ...more: [name: string, data: Buffer][]
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...more.map(([name, data]) => chunk(name, data)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of many frames of one pixel. */
export function framesOfGif(many: number): Buffer {
  const screen = Buffer.from('474946383961010001008000000000ff000000', 'hex');
  const frame = Buffer.from('2c000000000100010000024401003b', 'hex').subarray(0, -1);
  return Buffer.concat([screen, ...Array<Buffer>(many).fill(frame), Buffer.from('3b', 'hex')]);
}

/**
 * An AVIF of a few hundred bytes.
 * @param said width and height in its header; by default what its pixels are
 */
export async function avifPicture(side: number, said = side): Promise<Buffer> {
  const bytes = await plainPicture(side, side).avif({ effort: 0 }).toBuffer();
  const sizes = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(said, sizes);
  bytes.writeUInt32BE(said, sizes + 4);
  return bytes;
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** A PDF as far as anyone looks. */
export const pdf = (content = 'a document') => Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`);

/** An MP4 of the wanted size: its first box and nothing to see. */
export function video(bytes = 64): Buffer {
  const head = Buffer.alloc(bytes);
  head.writeUInt32BE(32, 0);
  head.write('ftypisom', 4, 'latin1');
  return head;
}
