import { describe, expect, it } from 'vitest';
import { pdf, plainPicture, video } from './testing/files.ts';
import { newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const person = await newProfessional(server);
const CV = '<b>été; "x".html';
const document = await person.upload(pdf(), { title: 'CV' }, CV);
const film = await person.upload(video(1_000), { title: 'Film' });
const image = await person.upload(await plainPicture(30, 20).png().toBuffer(), { title: 'P' });

describe('GET /media/{id}/{name}', () => {
  it.each([
    ['a picture', image.url, 'image/webp', 'inline'],
    ['a video', film.url, 'video/mp4', 'inline'],
    ['a document', document.url, 'application/pdf', 'attachment; filename='],
  ])('serves %s so that nothing in it runs', async (_, url, type, disposition) => {
    const { headers } = await http.get(url).expect(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toContain(disposition);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
  });

  it("gives a document its sender's name, encoded and with the true ending", async () => {
    const { headers } = await http.get(document.url).expect(200);
    const disposition = String(headers['content-disposition']);
    expect(disposition).toContain("filename*=UTF-8''");
    expect(decodeURIComponent(String(disposition.split("UTF-8''")[1]))).toBe(`${CV}.pdf`);
    expect(document.url).toMatch(/\/document\.pdf$/);
  });

  it('answers HEAD without a body and an unchanged file without sending it', async () => {
    const head = await http.head(film.url).expect(200);
    expect(head.headers['content-length']).toBe('1000');
    const etag = String(head.headers.etag);
    await http.get(film.url).set('If-None-Match', etag).expect(304);
    await http.get(film.url).set('If-None-Match', '"other"').expect(200);
  });

  it.each([
    ['bytes=0-0', 'bytes 0-0/1000', 1],
    ['bytes=990-', 'bytes 990-999/1000', 10],
    ['bytes=-5', 'bytes 995-999/1000', 5],
    ['bytes=4-9999', 'bytes 4-999/1000', 996],
  ])('answers the range %s', async (range, contentRange, length) => {
    const { headers, body } = await http.get(film.url).set('Range', range).expect(206);
    expect(headers['content-range']).toBe(contentRange);
    expect(body).toHaveLength(length);
  });

  it('answers with the bytes of the range', async () => {
    const { body } = await http.get(film.url).set('Range', 'bytes=4-11').expect(206);
    expect(body.toString()).toBe('ftypisom');
  });

  it('refuses a range behind the end', async () => {
    const { headers } = await http.get(film.url).set('Range', 'bytes=1000-').expect(416);
    expect(headers['content-range']).toBe('bytes */1000');
  });

  it.each([
    ['several ranges', Array.from({ length: 1_000 }, (_, i) => `${i}-${i}`).join(',')],
    ['nonsense', 'x'],
  ])('answers %s with the whole file', async (_, ranges) => {
    const { body } = await http.get(film.url).set('Range', `bytes=${ranges}`).expect(200);
    expect(body).toHaveLength(1_000);
  });

  it('gives the whole file when the one that was begun is another', async () => {
    const etag = String((await http.head(film.url)).headers.etag);
    await http.get(film.url).set('Range', 'bytes=0-1').set('If-Range', etag).expect(206);
    await http.get(film.url).set('Range', 'bytes=0-1').set('If-Range', '"old"').expect(200);
  });

  it.each([
    `/media/${film.id}/other.mp4`,
    `/media/${film.id}/document.pdf`,
    `/media/${film.id}/`,
    `/media/${film.id}`,
    '/media/',
    '/media/unknown/video.mp4',
    '/media/%00/video.mp4',
    `/media/${film.id}/..%2F..%2F..%2Fvitrine.db`,
    '/media/..%2F..%2Fvitrine.db/x',
    `/MEDIA/${film.id}/video.mp4`,
  ])('finds nothing at %s', async (url) => {
    const { headers } = await http.get(url).expect(404);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('answers 404 for a file that was lost', async () => {
    const lost = await person.upload(pdf(), { title: 'Lost' });
    await server.platform.files.deleteAll(`media/${lost.id}`);
    await http.get(lost.url).expect(404);
  });
});
