import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { floodPicture, plainPicture as plain } from '../../tests/testing/files.ts';
import { createPictureMaker } from './images.ts';

let folder: string;
let out: string;
const make = createPictureMaker();

const saved = async (name: string, bytes: Buffer) => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-images-'));
});
beforeEach(async () => {
  out = await mkdtemp(join(folder, 'out-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('making pictures', () => {
  it.each([
    ['between two widths', 800, 600, ['800x600', '320', '640']],
    ['exactly a width of the ladder', 640, 480, ['640x480', '320']],
    ['below the ladder', 100, 50, ['100x50']],
    ['a single pixel', 1, 1, ['1x1']],
    ['very tall', 100, 20_000, ['22x4320']],
  ])('keeps a picture %s in its own and in narrower sizes', async (_, width, height, names) => {
    const path = await saved('a.png', await plain(width, height).png().toBuffer());
    const files = await make(path, out);
    const expected = names.flatMap((name) => [`${name}.webp`, `${name}.avif`]);
    expect(files.map((file) => file.name)).toEqual(expected);
    expect((await readdir(out)).sort()).toEqual([...expected].sort());
  });

  it('makes nothing wider than 1920 pixels', async () => {
    const path = await saved('wide.jpg', await plain(2_400, 1_200).jpeg().toBuffer());
    const files = await make(path, out);
    expect(files[0]?.name).toBe('1920x960.webp');
    expect(files).toHaveLength(10);
  });

  it('turns a photo the way it was taken and keeps no metadata', async () => {
    const bytes = await plain(60, 40)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '4/1 0/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const [largest] = await make(await saved('turned.jpg', bytes), out);
    expect(largest?.name).toBe('40x60.webp');
    const metadata = await sharp(largest?.path).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.xmp).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it('keeps what is transparent', async () => {
    const clear = sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0 } },
    });
    const files = await make(await saved('clear.png', await clear.png().toBuffer()), out);
    for (const { path } of files) expect((await sharp(path).metadata()).hasAlpha).toBe(true);
  });

  it.each([
    ['whole', Number.POSITIVE_INFINITY],
    ['cut off after its header, so that nothing of it can have been unpacked', 100],
  ])('refuses a small file with 256 megapixels, %s', async (_how, end) => {
    const path = await saved('flood.png', floodPicture(16_000).subarray(0, end));
    await expect(make(path, out)).rejects.toMatchObject({
      code: 'too-large',
      message: 'A picture may have 50 megapixels at most.',
    });
  });

  it('refuses a picture of too many frames', async () => {
    const frames = await sharp({
      create: { width: 1, height: 1_200, channels: 3, background: '#000' },
    })
      .raw()
      .toBuffer();
    for (let i = 0; i < frames.length; i++) frames[i] = (i * 73) % 256;
    const gif = await sharp(frames, {
      raw: { width: 1, height: 1_200, channels: 3, pageHeight: 1 },
    })
      .gif({ loop: 0, delay: 20 })
      .toBuffer();
    await expect(make(await saved('frames.gif', gif), out)).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it('refuses a photo that was cut off', async () => {
    const whole = await plain(400, 400).jpeg().toBuffer();
    const path = await saved('cut.jpg', whole.subarray(0, whole.length / 2));
    await expect(make(path, out)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses a thirteenth picture while twelve are under way', async () => {
    const path = await saved('crowd.png', await plain(30, 20).png().toBuffer());
    const tries = Array.from({ length: 13 }, async () => make(path, await mkdtemp(`${out}/x`)));
    const results = await Promise.allSettled(tries);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({
      code: 'unavailable',
      details: { retryAfterSeconds: 10 },
    });
    await expect(make(path, out)).resolves.toHaveLength(2);
  });
});
