import type { Post } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { plainPicture } from './testing/files.ts';
import { newAdmin } from './testing/people.ts';
import type { SentPicture } from './testing/sent-picture.ts';
import { useTestServer } from './testing/test-server.ts';
import { trashOf } from './testing/trash.ts';

const server = await useTestServer();
const { http } = server;
const admin = await newAdmin(server);
const { bearer } = admin;
const file = await plainPicture(40, 30).png().toBuffer();

const added = async (): Promise<SentPicture> =>
  (await http.post('/api/library/').set(bearer).attach('file', file, 'pier.png').expect(201)).body;
const remove = ({ id }: SentPicture) =>
  http.delete(`/api/library/${id}/`).query({ earlier: 'lose' }).set(bearer).expect(204);
const written = (posts: string[], cover = '') => ({
  ...{ title: 'Pier', description: 'Short.', status: 'published', cover, posts },
});
const write = async (...of: Parameters<typeof written>): Promise<Post> =>
  (
    await http
      .post('/blogs/')
      .set(bearer)
      .send(written(...of))
      .expect(201)
  ).body;
const save = (id: string, ...of: Parameters<typeof written>) =>
  http
    .put(`/blogs/${id}`)
    .set(bearer)
    .send(written(...of));
const shows = ({ url }: SentPicture) => `Before\n\n![A pier](${url} "Limbe")\n\nAfter`;

describe('an article that is saved with a picture that was deleted in the meantime', () => {
  it('is refused, and says where the picture is', async () => {
    const { id } = await write(['Nothing yet.']);
    const picture = await added();
    await remove(picture);
    const { body, status } = await save(id, ['First', shows(picture)], picture.url);
    expect(status).toBe(422);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['cover', 'posts.1']);
    expect((await http.get(`/blogs/${id}`)).body.posts).toEqual(['Nothing yet.']);
    const begun = http.post('/blogs/').set(bearer);
    await begun.send(written([shows(picture)])).expect(422);
  });

  it('is stored once the picture is back', async () => {
    const { id } = await write(['Nothing yet.']);
    const picture = await added();
    await remove(picture);
    await trashOf(server, admin).restored('picture', picture.id);
    await save(id, [shows(picture)], picture.url).expect(200);
    expect((await http.get(`/blogs/${id}`)).body.posts).toEqual([shows(picture)]);
  });

  it('may name its address', async () => {
    const { id } = await write(['Nothing yet.']);
    const picture = await added();
    await remove(picture);
    const named = `[It was here](${picture.url}), at \`![](${picture.url})\``;
    await save(id, [named]).expect(200);
    expect((await http.get(`/blogs/${id}`)).body.posts).toEqual([named]);
  });
});

describe('an article that shows a picture that is gone', () => {
  /** An earlier version may lose its pictures, and be restored. */
  const withGone = async () => {
    const picture = await added();
    const { id } = await write([shows(picture)], picture.url);
    await save(id, ['Without']).expect(200);
    await remove(picture);
    await http.post(`/api/posts/${id}/versions/1/restore/`).set(bearer).expect(200);
    return { id, picture };
  };
  const LEFT = ['Before\n\n\n\nAfter'];

  it('is read without it, everywhere, until it is back', async () => {
    const { id, picture } = await withGone();
    const read = async () => {
      const { body: page } = await http.get(`/blogs/${id}`).expect(200);
      const { body: all } = await http.get('/blogs/').expect(200);
      const { body: articles } = await http.get('/api/articles/').expect(200);
      const { body: overview } = await http.get('/api/articles/overview/').expect(200);
      const { text: feed } = await http.get('/blog/feed.xml').expect(200);
      const lists = [all, articles.items, overview.latest] as Post[][];
      const covers = [[page], ...lists].map((one) => one.find((post) => post.id === id)?.cover);
      return { posts: page.posts, covers, isFed: feed.includes(picture.id) };
    };
    expect(await read()).toEqual({ posts: LEFT, covers: ['', '', '', ''], isFed: false });
    await trashOf(server, admin).restored('picture', picture.id);
    expect(await read()).toEqual({
      posts: [shows(picture)],
      covers: Array(4).fill(picture.url),
      isFed: true,
    });
  });

  it('is shown to its writer, and may still be saved', async () => {
    const { id, picture } = await withGone();
    const { body } = await http.get(`/blogs/${id}`).set(bearer).expect(200);
    expect([body.posts, body.cover]).toEqual([[shows(picture)], picture.url]);
    await save(id, [...body.posts, 'More'], body.cover).expect(200);
    expect((await http.get(`/blogs/${id}`)).body.posts).toEqual([...LEFT, 'More']);
  });
});
