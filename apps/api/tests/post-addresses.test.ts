import { beforeAll, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
let admin: Awaited<ReturnType<typeof newAdmin>>;
beforeAll(async () => {
  admin = await newAdmin(server);
});

interface Written {
  id: string;
  slug: string;
}

const text = { description: 'Description', posts: ['text'] };
const write = async (post: object, status = 201) => {
  const body = { ...text, status: 'published', ...post };
  const answer = await http.post('/blogs/').set(admin.bearer).send(body).expect(status);
  return answer.body as Written & { errors: unknown };
};
const change = async (id: string, post: object, status = 200) => {
  const answer = await http
    .put(`/blogs/${id}`)
    .set(admin.bearer)
    .send({ ...text, ...post });
  expect(answer.status).toBe(status);
  return answer.body as Written & { errors: unknown };
};
const idAt = async (address: string) => (await http.get(`/blogs/${address}`)).body.id as unknown;

it('gives a post an address made of its title, accents folded', async () => {
  const { id, slug } = await write({ title: 'L’été à Limbé : cœur & façades' });
  expect(slug).toBe('l-ete-a-limbe-coeur-facades');
  expect(await idAt(slug)).toBe(id);
  expect(await idAt(id)).toBe(id);
});

it('numbers posts of the same title, and leaves the id to one whose title has no letters', async () => {
  const posts = [await write({ title: 'Twice' }), await write({ title: 'Twice!' })];
  expect(posts.map(({ slug }) => slug)).toEqual(['twice', 'twice-2']);
  const nameless = await write({ title: '🚀' });
  expect(nameless.slug).toBe(nameless.id);
});

it('leads every earlier address to the post, and hands one on to a new post that takes it', async () => {
  const first = await write({ title: 'Harbour', slug: 'harbour-news' });
  await change(first.id, { title: 'Harbour', slug: 'harbour-at-night' });
  expect((await change(first.id, { title: 'Port' })).slug).toBe('harbour-at-night');
  expect(await idAt('harbour-news')).toBe(first.id);
  const second = await write({ title: 'Another', slug: 'harbour-news' });
  expect(second.slug).toBe('harbour-news');
  expect(await idAt('harbour-news')).toBe(second.id);
  expect(await idAt('harbour-at-night')).toBe(first.id);
});

it('lets a draft follow its title until it is out, or someone has chosen its address', async () => {
  const draft = await write({ title: 'First thought', status: 'draft' });
  expect((await change(draft.id, { title: 'Second thought' })).slug).toBe('second-thought');
  await change(draft.id, { title: 'Second thought', slug: 'chosen' });
  expect((await change(draft.id, { title: 'Third thought' })).slug).toBe('chosen');
  expect((await change(draft.id, { title: 'Third thought', slug: '' })).slug).toBe('third-thought');
});

it('refuses the address that another post has now, and one of another page', async () => {
  const { slug } = await write({ title: 'Mine' });
  const before = await write({ title: 'Yours' });
  const taken = await change(before.id, { title: 'Yours', slug }, 409);
  expect(taken.errors).toMatchObject([{ path: 'slug', message: 'Another article has this slug' }]);
  expect(await idAt(slug)).not.toBe(before.id);
  for (const wrong of ['all', 'preview', 'two words', 'a/b', '../x', before.id, 'é']) {
    await write({ title: 'Wrong', slug: wrong }, 422);
  }
});

it('tells nobody of a draft by its address', async () => {
  const { slug } = await write({ title: 'Still a secret', status: 'draft' });
  await http.get(`/blogs/${slug}`).expect(404);
  await http.get(`/api/articles/related/${slug}/`).expect(404);
});

it('names the article by its address in lists, feeds and the sitemap', async () => {
  const { id, slug } = await write({ title: 'Known everywhere' });
  const address = `/blog/${slug}`;
  const listed = (await http.get('/api/articles/')).body.items[0];
  expect([listed.id, listed.slug]).toEqual([id, slug]);
  for (const path of ['/blog/feed.xml', '/blog/feed.json', '/sitemap-articles-1.xml']) {
    const answer = await http.get(path).buffer(true).expect(200);
    expect(answer.text ?? JSON.stringify(answer.body)).toContain(address);
  }
});

it('names the posts of an earlier release once', async () => {
  const { database } = server.platform;
  const { blogPosts, postAddresses, installation } = database.tables;
  const ids = [await write({ title: 'Old one' }), await write({ title: 'Old one' })].map(
    ({ id }) => id,
  );
  await database.write(async (tx) => {
    await tx.delete(postAddresses);
    await tx.delete(installation);
    await tx.update(blogPosts).set({ slug: '' });
  });
  await seedDefaults(database, server.platform);
  expect([await idAt('old-one'), await idAt('old-one-2')]).toEqual(ids);
});
