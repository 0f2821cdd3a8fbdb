import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  avifPicture,
  floodPicture,
  peoplePhoto,
  plainPicture as plain,
  stripedPicture,
} from '../../../tests/testing/files.ts';
import { createPictureProcess } from './picture-process.ts';
import { createPictures } from './pictures.ts';

let folder: string;
let out: string;
const pictures = createPictures();
const make = (path: string, into: string, account = 'someone') =>
  pictures.makeSizes(path, into, account);

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

  const subjectOf = async (photo: Buffer) =>
    (await make(await saved('subject.jpg', photo), out))[0]?.subject;

  it.each(['#3b2219', '#8d5524', '#e0ac69'])(
    'finds a face of skin %s that is low in a tall photo',
    async (skin) => {
      const subject = await subjectOf(
        await peoplePhoto([1_200, 2_400], [{ x: 600, y: 1_776, skin }]),
      );
      expect(Math.abs((subject?.y ?? 0) - 74)).toBeLessThan(10);
    },
  );

  it('finds one of four people in a wide photo', async () => {
    const faces = [2_200, 2_600, 3_000, 3_400].map((x) => ({ x, y: 700, skin: '#8d5524' }));
    const subject = await subjectOf(await peoplePhoto([3_600, 1_400], faces));
    expect(subject?.x).toBeGreaterThan(55);
    expect(subject?.x).toBeLessThan(100);
  });

  it('guesses nothing where a cut leaves most of a photo in sight, and a point inside it without a face', async () => {
    const faces = [{ x: 500, y: 800, skin: '#8d5524' }];
    expect(await subjectOf(await peoplePhoto([1_000, 1_250], faces))).toBeUndefined();
    const empty = await subjectOf(await peoplePhoto([1_200, 2_400], []));
    for (const at of [empty?.x, empty?.y]) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(100);
    }
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
      said: ['pictureTooLarge', { megapixels: 50 }],
    });
  });

  it.each([
    ['as it says', 4_100, 4_100],
    ['as its header says, whatever is in it', 64, 16_000],
  ])('refuses an AVIF of more than 16 megapixels, %s', async (_how, side, said) => {
    const path = await saved('flood.avif', await avifPicture(side, said));
    await expect(make(path, out)).rejects.toMatchObject({
      code: 'too-large',
      said: ['pictureTooLarge', { megapixels: 16 }],
    });
    expect(await readdir(out)).toEqual([]);
  });

  it('refuses an AVIF that is larger than its header says', async () => {
    const path = await saved('liar.avif', await avifPicture(4_100, 100));
    await expect(make(path, out)).rejects.toMatchObject({ code: 'invalid' });
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
      said: ['pictureTooLong', { frames: 1000 }],
    });
  });

  it('refuses a photo that was cut off', async () => {
    const whole = await plain(400, 400).jpeg().toBuffer();
    const path = await saved('cut.jpg', whole.subarray(0, whole.length / 2));
    await expect(make(path, out)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses what is not a picture to look at, though its decoder could draw it', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const path = await saved('drawing.png', drawing);
    await expect(make(path, out)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses the newest picture of anyone who sent most when too many wait', async () => {
    const { makeSizes } = createPictures(createPictureProcess(), 3);
    const path = await saved('crowd.png', await plain(30, 20).png().toBuffer());
    const folders = await Promise.all(Array.from({ length: 5 }, () => mkdtemp(`${out}/x`)));
    const tries = folders.slice(1).map((folder) => makeSizes(path, folder, 'someone'));
    const other = makeSizes(path, String(folders[0]), 'someone else');
    const results = await Promise.allSettled(tries);
    expect(results.map(({ status }) => status)).toEqual([
      ...Array<string>(3).fill('fulfilled'),
      'rejected',
    ]);
    expect(results.at(-1)).toMatchObject({
      reason: { code: 'unavailable', details: { retryAfterSeconds: 10 } },
    });
    await expect(other).resolves.toHaveLength(2);
    await expect(makeSizes(path, out, 'someone')).resolves.toHaveLength(2);
  });
});

describe('a portrait that is cut to a square', () => {
  const SIZE = 40;
  /** Which half of the picture the middle of what was cut out shows. */
  const shown = async (cut: Buffer) => {
    const middle = { left: SIZE / 2, top: SIZE / 2, width: 1, height: 1 };
    const [red = 0, , blue = 0] = await sharp(cut).removeAlpha().extract(middle).raw().toBuffer();
    return red > blue ? 'first' : 'second';
  };

  it.each([
    ['a wide one from its left', 900, 100, { x: 0, y: 50 }, 'first'],
    ['a wide one from its right', 900, 100, { x: 100, y: 50 }, 'second'],
    ['a tall one from its top', 100, 900, { x: 50, y: 0 }, 'first'],
    ['a tall one from its bottom', 100, 900, { x: 50, y: 100 }, 'second'],
  ])('is cut around its focal point: %s', async (_, width, height, focus, half) => {
    const picture = await stripedPicture(width, height, width > height);
    for (const cut of [pictures.cutSquare, pictures.cutRound]) {
      const square = await cut(picture, { size: SIZE, focus });
      expect(await sharp(square).metadata()).toMatchObject({ width: SIZE, height: SIZE });
      expect(await shown(square)).toBe(half);
    }
  });

  it('is not moved by what draws the eye elsewhere in it', async () => {
    const noise = await sharp({
      create: {
        width: 100,
        height: 100,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .png()
      .toBuffer();
    const picture = await sharp(await stripedPicture(600, 100, true))
      .composite([{ input: noise, gravity: 'east' }])
      .png()
      .toBuffer();
    const square = await pictures.cutSquare(picture, { size: SIZE, focus: { x: 10, y: 30 } });
    expect(await shown(square)).toBe('first');
  });

  it('is on paper, and on a ground of its own in a circle, where it is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const picture = await sharp({
      create: { width: 90, height: 120, channels: 4, background: clear },
    })
      .png()
      .toBuffer();
    const cut = { size: SIZE, focus: { x: 50, y: 30 } };
    const pixel = async (made: Buffer) => [
      ...(await sharp(made)
        .ensureAlpha()
        .extract({ left: SIZE / 2, top: SIZE / 2, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ];
    expect(await pixel(await pictures.cutSquare(picture, cut))).toEqual([255, 255, 255, 255]);
    expect(await pixel(await pictures.cutRound(picture, cut))).toEqual([0x12, 0x20, 0x1c, 255]);
  });
});

describe('the process that decodes pictures', () => {
  const small = async () => saved('small.png', await plain(30, 20).png().toBuffer());
  const MEBIBYTE = 1024 * 1024;

  it('ends a picture that takes too much memory, and takes the next one', async () => {
    const worker = createPictureProcess({ memoryBytes: 100 * MEBIBYTE });
    const { makeSizes } = createPictures(worker);
    const heavy = await saved('heavy.avif', await avifPicture(4_000));
    await expect(makeSizes(heavy, out, 'a')).rejects.toMatchObject({
      code: 'too-large',
      said: 'pictureTooHeavy',
    });
    await expect(makeSizes(await small(), out, 'a')).resolves.toHaveLength(2);
    worker.close();
  });

  it('ends a picture that takes too long', async () => {
    const worker = createPictureProcess({ timeLimitMs: 1 });
    const { makeSizes } = createPictures(worker);
    await expect(makeSizes(await small(), out, 'a')).rejects.toMatchObject({ code: 'too-large' });
    expect(worker.pid()).toBeUndefined();
  });

  it('says so when it is killed in a task, and starts again with the next', async () => {
    const worker = createPictureProcess();
    const { makeSizes } = createPictures(worker);
    const cut = makeSizes(await small(), out, 'a');
    const pid = await vi.waitUntil(() => worker.pid());
    process.kill(pid, 'SIGKILL');
    await expect(cut).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfterSeconds: 10 },
    });
    await expect(makeSizes(await small(), out, 'a')).resolves.toHaveLength(2);
    expect(worker.pid()).not.toBe(pid);
    worker.close();
  });

  it('starts again when it was killed while idle', async () => {
    const worker = createPictureProcess();
    const { makeSizes } = createPictures(worker);
    await makeSizes(await small(), out, 'a');
    process.kill(Number(worker.pid()), 'SIGKILL');
    await vi.waitUntil(() => worker.pid() === undefined);
    await expect(makeSizes(await small(), out, 'a')).resolves.toHaveLength(2);
    worker.close();
  });

  it('ends when it has nothing to do', async () => {
    const worker = createPictureProcess({ idleMs: 1 });
    await createPictures(worker).makeSizes(await small(), out, 'a');
    await vi.waitUntil(() => worker.pid() === undefined);
  });
});
