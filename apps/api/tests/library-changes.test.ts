// @module-tag database
import { describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { SECOND_MS } from '../src/lib/clock.ts';
import { pdf, plainPicture } from './testing/files.ts';
import { newAdmin, newUser } from './testing/people.ts';
import type { SentPicture } from './testing/sent-picture.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock } = server;
const { bearer } = await newAdmin(server);
const small = await plainPicture(400, 300).png().toBuffer();
const large = await plainPicture(1000, 500).png().toBuffer();

const added = async (title: string): Promise<SentPicture> => {
  clock.advance(SECOND_MS);
  const sent = http.post('/api/library/').set(bearer).field({ title });
  return (await sent.attach('file', small, 'harbour.png').expect(201)).body;
};
const change = ({ id, title, alt }: SentPicture, changes: object) =>
  http
    .put(`/api/library/${id}/`)
    .set(bearer)
    .send({ title, alt, ...changes });
const changed = async (item: SentPicture, changes: object): Promise<SentPicture> =>
  (await change(item, changes).expect(200)).body;
const replace = ({ id }: SentPicture, file = large, fields: Record<string, string> = {}) =>
  http
    .post(`/api/library/${id}/file/`)
    .set(bearer)
    .field(fields)
    .attach('file', file, 'harbour at noon.png');
const replaced = async (...of: Parameters<typeof replace>): Promise<SentPicture> =>
  (await replace(...of).expect(200)).body;
const found = async (query: object): Promise<string[]> => {
  const { body } = await http.get('/api/library/').query(query).set(bearer).expect(200);
  return body.items.map(({ title }: SentPicture) => title);
};
const newProject = async (name: string, image: string): Promise<string> =>
  (await http.post('/projects/').set(bearer).send({ name, image }).expect(201)).body.id;
const imageOf = async (project: string): Promise<string> => {
  const { body } = await http.get('/projects/').expect(200);
  return body.find(({ id }: { id: string }) => id === project).image;
};

describe('tags of a picture', () => {
  it('are kept in small letters, each once, and are found', async () => {
    const item = await added('Pier');
    const sent = { tags: ['Harbour', ' harbour ', 'At  dawn'] };
    expect(await changed(item, sent)).toMatchObject({ tags: ['harbour', 'at dawn'] });
    expect(await found({ tag: 'Harbour' })).toEqual(['Pier']);
    expect(await found({ tag: 'harb' })).toEqual([]);
    expect(await found({ q: 'dawn' })).toEqual(['Pier']);
    expect(await found({ q: 'dawn', tag: 'harbour' })).toEqual(['Pier']);
    expect(await found({ q: 'pier', tag: 'market' })).toEqual([]);
  });

  it('stay as they are for a client that does not know them', async () => {
    const item = await changed(await added('Kept'), { tags: ['old'] });
    expect(await changed(item, { title: 'Renamed' })).toMatchObject({ tags: ['old'] });
    expect(await changed(item, { tags: [] })).toMatchObject({ tags: [] });
  });

  it('are listed with how many pictures have them', async () => {
    for (const title of ['One', 'Two']) await changed(await added(title), { tags: ['counted'] });
    await changed(await added('Three'), { tags: ['counted', 'counted rarely'] });
    const { body } = await http.get('/api/library-tags/').set(bearer).expect(200);
    expect(body).toContainEqual({ tag: 'counted', pictures: 3 });
    expect(body).toContainEqual({ tag: 'counted rarely', pictures: 1 });
  });

  it.each([
    [['']],
    [['x'.repeat(41)]],
    [Array.from({ length: 21 }, (_, number) => `tag ${number}`)],
  ])('are refused where they cannot be kept: %j', async (tags) => {
    await change(await added('Refused'), { tags }).expect(422);
  });

  it('are looked for as they are written: a wildcard is none', async () => {
    await changed(await added('Half price'), { tags: ['50%'] });
    await changed(await added('Whole'), { tags: ['505'] });
    expect(await found({ tag: '50%' })).toEqual(['Half price']);
    expect(await found({ tag: '5__' })).toEqual([]);
  });
});

describe('the focal point of a picture', () => {
  it('goes with its address to every place that has chosen none of its own', async () => {
    const item = await added('Face');
    const [plain, own] = [
      await newProject('Plain', item.url),
      await newProject('Own', `${item.url}#focus=10,10`),
    ];
    const { url } = await changed(item, { focus: { x: 70, y: 20 } });
    expect(url).toBe(`${item.url}#focus=70,20`);
    expect(await imageOf(plain)).toBe(url);
    expect(await imageOf(own)).toBe(`${item.url}#focus=10,10`);
    await changed(item, { focus: { x: 30, y: 40 } });
    expect(await imageOf(plain)).toBe(`${item.url}#focus=30,40`);
    await changed(item, { focus: null });
    expect(await imageOf(plain)).toBe(item.url);
    await http.get(item.url).expect(200);
  });

  it('reaches pages, and leaves the text of an article alone', async () => {
    await seedDefaults(server.platform.database, server.platform);
    const item = await added('On the home page');
    const { body: home } = await http.get('/api/pages/home/').expect(200);
    await http
      .put('/api/pages/home/')
      .set(bearer)
      .send({ ...home, heroImages: [item.url] })
      .expect(200);
    const post = { title: 'Text', description: 'T', posts: [`![](${item.url})`] };
    const { id } = (await http.post('/blogs/').set(bearer).send(post).expect(201)).body;
    const { url } = await changed(item, { focus: { x: 5, y: 95 } });
    const { body: after } = await http.get('/api/pages/home/').expect(200);
    expect(after.heroImages).toEqual([url]);
    const { body: article } = await http.get(`/blogs/${id}`).set(bearer).expect(200);
    expect(article).toMatchObject({ posts: post.posts, version: 1 });
    await http.put('/api/pages/home/').set(bearer).send(home).expect(200);
  });

  it('is within the picture', async () => {
    await change(await added('Outside'), { focus: { x: 101, y: 0 } }).expect(422);
  });
});

describe('a picture whose file is replaced', () => {
  it('is the same record, with new bytes in every place at once', async () => {
    const item = await changed(await added('Logo'), { alt: 'Ours', tags: ['brand'] });
    const project = await newProject('Shown', item.url);
    const text = `![Logo](${item.url}) and ![](${item.url.replace('400x300', '320')})`;
    const post = { title: 'Article', description: 'A', status: 'published', posts: [text] };
    const { id } = (await http.post('/blogs/').set(bearer).send(post).expect(201)).body;
    const now = await replaced(item);
    expect(now).toMatchObject({
      id: item.id,
      title: 'Logo',
      alt: 'Ours',
      tags: ['brand'],
      uses: 2,
    });
    expect(now.url).toMatch(new RegExp(`^/media/${item.id}/[\\w-]+/1000x500\\.webp$`));
    expect(now.file).toBe('harbour at noon.png');
    await http.get(now.url).expect(200).expect('content-type', 'image/webp');
    expect(await imageOf(project)).toBe(now.url);
    const { body: article } = await http.get(`/blogs/${id}`).set(bearer).expect(200);
    expect(article).toMatchObject({
      posts: [`![Logo](${now.url}) and ![](${now.url.replace('1000x500', '320')})`],
      version: 2,
    });
  });

  it('is reached by its old addresses, which nobody may keep for long', async () => {
    const item = await added('Old address');
    const { url } = await replaced(item);
    const moved = await http.get(item.url).redirects(0).expect(302);
    expect(moved.headers).toMatchObject({ location: url, 'cache-control': 'public, max-age=60' });
    const narrow = await http.get(item.url.replace('400x300.webp', '320.avif')).redirects(0);
    expect(narrow.headers.location).toBe(url.replace('1000x500.webp', '320.avif'));
    await http.get(`/media/${item.id}/manual.pdf`).expect(404);
    await http.get(`/media/${item.id}/../${item.id}/secret`).expect(404);
    const again = await replaced({ ...item, url }, small);
    const followed = await http.get(item.url).redirects(0).expect(302);
    expect(followed.headers.location).toBe(again.url);
    const between = await http.get(url).redirects(0).expect(302);
    expect(between.headers.location).toBe(again.url);
  });

  it('leads earlier versions of articles to the new file, and names them among its uses', async () => {
    const item = await added('Versions');
    const post = { title: 'Kept', description: 'A', posts: [`![](${item.url})`] };
    const { id } = (await http.post('/blogs/').set(bearer).send(post).expect(201)).body;
    await replaced(item);
    const without = { ...post, posts: ['No picture'] };
    await http.put(`/blogs/${id}`).set(bearer).send(without).expect(200);
    const { body } = await http.get(`/api/library/${item.id}/uses/`).set(bearer).expect(200);
    expect(body).toMatchObject([{ kind: 'version 2 of the article', earlier: true }]);
    await http.post(`/api/posts/${id}/versions/1/restore/`).set(bearer).expect(200);
    const { body: restored } = await http.get(`/blogs/${id}`).set(bearer).expect(200);
    expect(restored.posts).toEqual(post.posts);
    await http.get(item.url).redirects(1).expect(200);
  });

  it('is replaced once when it is sent again under its key', async () => {
    const item = await added('Twice');
    const fields = { key: 'one-replacement' };
    const [first, atOnce] = await Promise.all([
      replaced(item, large, fields),
      replaced(item, large, fields),
    ]);
    const later = await replaced(item, large, fields);
    expect([atOnce.url, later.url]).toEqual([first.url, first.url]);
    await http.get(first.url).expect(200);
  });

  it('forgets the focal point that the file had, here and in every place', async () => {
    const item = await changed(await added('Focus'), { focus: { x: 10, y: 10 } });
    const project = await newProject('Focused', item.url);
    const { url } = await replaced(item);
    expect(url).not.toContain('#');
    expect(await imageOf(project)).toBe(url);
  });

  it('keeps its file when the new one is no picture', async () => {
    const item = await added('Refused');
    await replace(item, pdf()).expect(415);
    await http.get(item.url).expect(200);
  });

  it('goes with all its files when it is deleted', async () => {
    const item = await added('Deleted');
    const { url } = await replaced(item);
    await http.delete(`/api/library/${item.id}/`).set(bearer).expect(204);
    await http.get(url).expect(404);
    await http.get(item.url).expect(404);
    await replace(item).expect(404);
  });

  it('is kept when the server starts, and none of its files is missed', async () => {
    const { url } = await replaced(await added('Swept'));
    await server.dependencies.media.sweep();
    await http.get(url).expect(200);
    expect(await server.dependencies.media.listMissing()).toEqual([]);
  });

  it('is in the audit log with the places that followed', async () => {
    const item = await added('Logged');
    const project = await newProject('Followed', item.url);
    const { url } = await replaced(item);
    const logged = async (subject_id: string) =>
      (await http.get('/api/audit/').query({ subject_id }).set(bearer)).body.items[0];
    expect(await logged(item.id)).toMatchObject({ action: 'changed', after: { url } });
    expect(await logged(project)).toMatchObject({ action: 'changed', after: { image: url } });
  });

  it('is refused to those who are no administrators', async () => {
    const item = await added('Not theirs');
    const user = await newUser(server);
    await http
      .post(`/api/library/${item.id}/file/`)
      .set(user.bearer)
      .attach('file', large, 'x.png')
      .expect(403);
    await http.get('/api/library-tags/').set(user.bearer).expect(403);
    await http.get(item.url).expect(200);
  });
});
