import { connect } from 'node:net';
import { MEDIA_LIMIT_BYTES, MEDIA_QUOTA_BYTES, words } from '@vitrine/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { floodPicture, pdf, plainPicture, video } from './testing/files.ts';
import { newProfessional, type Professional } from './testing/portfolios.ts';
import { listStored, listStoredSoFar } from './testing/stored.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const { database, files } = server.platform;
const { mediaItems } = database.tables;
let person: Professional;
let before: string[];

beforeEach(async () => {
  person = await newProfessional(server);
  before = await listStored(server);
});
afterEach(() => vi.restoreAllMocks());

const send = (file: Buffer, name = 'photo.jpg', type = 'image/jpeg') =>
  http
    .post('/api/media/')
    .set(person.bearer)
    .field('title', 'T')
    .attach('file', file, { filename: name, contentType: type });

/** Neither a file nor a row. */
const expectNothingKept = async () => {
  expect(await listStored(server)).toEqual(before);
  expect((await person.load()).media_items).toEqual([]);
};

describe('an upload that is refused leaves nothing', () => {
  it.each([
    ['HTML', '<!doctype html><script>parent.stolen = localStorage</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['JavaScript', 'alert(1)'],
    ['a ZIP archive', 'PK\u0003\u0004'],
    ['a GIF that is a script', 'GIF89a=1;alert(1)'],
  ])('when it is %s under the name of a picture', async (_, content) => {
    const { status, body } = await send(Buffer.from(content));
    expect([415, 422]).toContain(status);
    expect(body.detail).toMatch(/^(Send a picture \(JPEG|The picture cannot be read)/);
    await expectNothingKept();
  });

  it('when it is empty', async () => {
    const { body } = await send(Buffer.alloc(0)).expect(422);
    expect(body.errors).toMatchObject([{ path: 'file', message: 'The file is empty.' }]);
    await expectNothingKept();
  });

  it('when it is a damaged picture', async () => {
    const whole = await plainPicture(200, 200).jpeg().toBuffer();
    const { body } = await send(whole.subarray(0, whole.length / 2)).expect(422);
    expect(body.detail).toBe('The picture cannot be read; it may be damaged or incomplete.');
    await expectNothingKept();
  });

  it('when it unpacks into 256 megapixels', async () => {
    const { body } = await send(floodPicture(16_000), 'a.png').expect(413);
    expect(body.detail).toBe('A picture can have at most 50 megapixels.');
    await expectNothingKept();
  });

  const SIDE = 16_000;
  /** A picture of a few pixels that says, behind these bytes of it, that it is 16,000 wide and high. */
  const claims = async (picture: Promise<Buffer>, behind: string, order: 'LE' | 'BE') => {
    const file = await picture;
    const mark = Buffer.from(behind, 'hex');
    const at = file.indexOf(mark) + mark.length;
    for (const place of [at, at + 2]) file[`writeUInt16${order}`](SIDE, place);
    return file;
  };

  it.each<[what: string, status: number, make: () => Promise<Buffer>]>([
    ['a GIF', 413, () => claims(plainPicture(4, 4).gif().toBuffer(), '2c00000000', 'LE')],
    // behind the length of the frame's header and the bits of a sample
    ['a JPEG', 413, () => claims(plainPicture(4, 4).jpeg().toBuffer(), 'ffc0001108', 'BE')],
    ['a WebP', 422, () => claims(plainPicture(4, 4).webp().toBuffer(), '9d012a', 'LE')],
    ['a TIFF', 415, () => plainPicture(4, 4).tiff().toBuffer()],
    ['an SVG', 415, async () => Buffer.from(`<svg width="${SIDE}" height="${SIDE}"/>`)],
  ])(
    'when it is %s that claims 256 megapixels or is no picture here: %i',
    async (_what, status, make) => {
      await send(await make()).expect(status);
      await expectNothingKept();
    },
  );

  it('when a document is a byte too large', async () => {
    const bytes = Buffer.concat([pdf(), Buffer.alloc(MEDIA_LIMIT_BYTES.document)]);
    const { body } = await send(bytes, 'cv.pdf').expect(413);
    expect(body.detail).toBe('A document can have at most 12 MB.');
    await expectNothingKept();
  });

  it('when it is larger than anything may be', async () => {
    await send(video(MEDIA_LIMIT_BYTES.video + 1), 'film.mp4').expect(413);
    await expectNothingKept();
  });

  it('when a profile image is no picture', async () => {
    const { body } = await http
      .post('/api/media/')
      .set(person.bearer)
      .attach('file', pdf(), 'me.png')
      .expect(415);
    expect(body.detail).toBe('Send a picture (JPEG, PNG, WebP, AVIF or GIF).');
    await expectNothingKept();
  });

  it('when a field is too long or cannot be stored', async () => {
    for (const title of ['x'.repeat(300), 'a\u0000b']) {
      const { body } = await http
        .post('/api/media/')
        .set(person.bearer)
        .field('title', title)
        .attach('file', pdf(), 'a.pdf')
        .expect(422);
      expect(body.errors).toMatchObject([{ path: 'title' }]);
    }
    await expectNothingKept();
  });

  it('when there is no file, two files, or no form at all', async () => {
    const post = () => http.post('/api/media/').set(person.bearer);
    await post().field('title', 'T').expect(400);
    await post().attach('file', pdf(), 'a.pdf').attach('file', pdf(), 'b.pdf').expect(400);
    await post().send({ title: 'T' }).expect(415);
    await post().set('Content-Type', 'multipart/form-data').send('no boundary').expect(400);
    await expectNothingKept();
  });

  it('when the disk is full', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const { put } = files;
    let stored = 0;
    vi.spyOn(files, 'put').mockImplementation(async (key, path) => {
      if (stored++ > 1) throw full;
      await put(key, path);
    });
    const { body } = await send(await plainPicture(700, 10).png().toBuffer()).expect(507);
    expect(body.detail).toBe(words.en.problems.outOfSpace);
    await expectNothingKept();
  });

  it.each([1, 200, 60_000])('when it is cut off after %i bytes', async (bytes) => {
    const { port } = new URL(server.url);
    const head = [
      'POST /api/media/ HTTP/1.1',
      'Host: vitrine.test',
      `Authorization: ${person.bearer.Authorization}`,
      'Content-Type: multipart/form-data; boundary=cut',
      'Content-Length: 1000000',
      '\r\n--cut',
      'Content-Disposition: form-data; name="file"; filename="a.pdf"',
      '\r\n',
    ].join('\r\n');
    const socket = connect(Number(port), '127.0.0.1');
    await new Promise<void>((resolve) => {
      socket.write(head);
      socket.write(Buffer.concat([pdf(), Buffer.alloc(bytes)]), () => resolve());
    });
    // its first bytes have arrived: there is something to clean up
    await expect.poll(() => listStoredSoFar(server)).not.toEqual(before);
    socket.destroy();
    await expectNothingKept();
  });
});

describe('the room of an account', () => {
  /** As if the stored files left just so much. */
  const leaveRoom = async (bytes: number) => {
    await person.upload(pdf(), { title: 'First' });
    await database.write((tx) =>
      tx.update(mediaItems).set({ sizeBytes: MEDIA_QUOTA_BYTES - bytes }),
    );
  };

  it('ends at the quota, which is said', async () => {
    await leaveRoom(10);
    const { body } = await send(pdf()).expect(413);
    expect(body.detail).toBe('Your files use 199.9 MB of 200 MB; delete some first.');
    expect((await person.load()).media_items).toHaveLength(1);
  });

  it('is not exceeded by uploads at the same time', async () => {
    await leaveRoom(pdf().length + 5);
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(pdf())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413, 413]);
    expect((await person.load()).media_items).toHaveLength(2);
    expect(await listStored(server)).toHaveLength(before.length + 2);
  });
});
