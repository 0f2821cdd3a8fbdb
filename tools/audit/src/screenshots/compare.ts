import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How one picture differs between two folders. */
export interface Difference {
  name: string;
  /** Share of the pixels that differ, 0 to 1; 1 where one of the two is missing. */
  share: number;
  /** Heights where they are not the same, e.g. `900 → 870`. */
  note: string;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Compares the pictures that `after` has with those of `before`; writes what differs as pictures. */
export async function compareFolders(
  before: string,
  after: string,
  differences: string,
): Promise<Difference[]> {
  await rm(differences, { recursive: true, force: true });
  await mkdir(differences, { recursive: true });
  const known = new Set(await readdir(before));
  const found: Difference[] = [];
  for (const name of (await readdir(after)).filter((file) => file.endsWith('.png')).sort()) {
    if (!known.has(name)) found.push({ name, share: 1, note: 'not there before' });
    else found.push(await compare(name, before, after, differences));
  }
  return found.filter(({ share }) => share > 0);
}

async function compare(name: string, before: string, after: string, differences: string) {
  const first = await readPixels(join(before, name));
  const second = await readPixels(join(after, name));
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const same = first.height === second.height && first.width === second.width;
  if (same && first.data.equals(second.data)) return { name, share: 0, note: '' };
  const [one, other] = await Promise.all([
    grown(first, width, height),
    grown(second, width, height),
  ]);
  const shown = Buffer.alloc(width * height * 4);
  const count = pixelmatch(one, other, shown, width, height, { threshold: 0.05 });
  if (count > 0) {
    const raw = { width, height, channels: 4 as const };
    await sharp(shown, { raw }).png().toFile(join(differences, name));
  }
  const note = same ? '' : `${first.width}x${first.height} → ${second.width}x${second.height}`;
  return { name, share: count / (width * height), note };
}

async function readPixels(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The same pixels on a larger ground, so that two sizes can be compared. */
async function grown({ data, width, height }: Pixels, toWidth: number, toHeight: number) {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extend({
      right: toWidth - width,
      bottom: toHeight - height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}
