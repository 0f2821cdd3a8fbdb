import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypeOf, identifyFile } from './file-kind.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-kinds-'));
});
afterAll(() => rm(folder, { recursive: true }));

const upload = async (bytes: Buffer, sizeBytes = bytes.length) => {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return { path, originalName: 'anything.jpg', sizeBytes, open: () => openAsBlob(path) };
};

const picture = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });
const box = (size: number, brand: string) => {
  const head = Buffer.alloc(32);
  head.writeUInt32BE(size, 0);
  head.write(`ftyp${brand}`, 4, 'latin1');
  return head;
};
const WEBM = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex'),
  Buffer.from('42858102', 'hex'),
]);

describe('what a file is', () => {
  it.each([
    ['JPEG', () => picture().jpeg().toBuffer(), 'image', 'jpg'],
    ['PNG', () => picture().png().toBuffer(), 'image', 'png'],
    ['WebP', () => picture().webp().toBuffer(), 'image', 'webp'],
    ['AVIF', () => picture().avif().toBuffer(), 'image', 'avif'],
    ['GIF', () => picture().gif().toBuffer(), 'image', 'gif'],
    ['MP4', async () => box(32, 'isom'), 'video', 'mp4'],
    ['QuickTime', async () => box(32, 'qt  '), 'video', 'mov'],
    ['WebM', async () => WEBM, 'video', 'webm'],
    ['PDF', async () => Buffer.from('%PDF-1.7\n'), 'document', 'pdf'],
  ])('is read from the bytes of a %s', async (_, make, type, extension) => {
    expect(await identifyFile(await upload(await make()))).toEqual({ type, extension });
  });

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['JavaScript', 'alert(1)'],
    ['a ZIP archive', 'PK\u0003\u0004rest of it'],
    ['a PDF behind something else', 'ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000%PDF-1.7'],
    ['a PDF behind a line', '\n%PDF-1.7'],
    ['markup that passes for MP4', '<!--ftypisom--><script>alert(1)</script>'],
  ])('is refused when it is %s', async (_, bytes) => {
    await expect(identifyFile(await upload(Buffer.from(bytes)))).rejects.toMatchObject({
      code: 'unsupported-media-type',
      said: 'notMedia',
    });
  });

  it('must be a picture where only pictures are kept', async () => {
    const pdf = await upload(Buffer.from('%PDF-1.7\n'));
    await expect(identifyFile(pdf, 'image')).rejects.toMatchObject({
      code: 'unsupported-media-type',
      said: 'notPicture',
    });
  });

  it('is refused when there is nothing in it', async () => {
    await expect(identifyFile(await upload(Buffer.alloc(0)))).rejects.toMatchObject({
      code: 'invalid',
      said: 'fileEmpty',
    });
  });

  it.each([
    ['%PDF-1.7', 12, 'documentTooBig'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001', 12, 'pictureTooBig'],
    ['\0\0\0\x20ftypisom', 32, 'videoTooBig'],
  ])('is refused one byte above the limit of its kind', async (bytes, limit, key) => {
    const content = Buffer.concat([Buffer.from(bytes, 'latin1'), Buffer.alloc(64)]);
    const whole = await upload(content, limit * 1024 * 1024);
    await expect(identifyFile(whole)).resolves.toBeDefined();
    const over = await upload(content, limit * 1024 * 1024 + 1);
    await expect(identifyFile(over)).rejects.toMatchObject({
      code: 'too-large',
      said: [key, { megabytes: limit }],
    });
  });
});

describe('the type a stored file is served with', () => {
  it.each([
    ['800x600.webp', 'image/webp'],
    ['file.pdf', 'application/pdf'],
    ['file.html', 'application/octet-stream'],
    ['file', 'application/octet-stream'],
  ])('%s is %s', (name, type) => expect(contentTypeOf(name)).toBe(type));
});
