import { beforeAll, expect, it } from 'vitest';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
let admin: Awaited<ReturnType<typeof newAdmin>>;
beforeAll(async () => {
  admin = await newAdmin(server);
});

const text = { title: 'Title', description: 'Description', posts: ['text'] };
const write = async (post: object, status = 201) => {
  const body = { ...text, status: 'published', ...post };
  return (await http.post('/blogs/').set(admin.bearer).send(body).expect(status)).body;
};
const change = async (id: string, post: object, status = 200) =>
  (
    await http
      .put(`/blogs/${id}`)
      .set(admin.bearer)
      .send({ ...text, ...post })
      .expect(status)
  ).body;

const COVER = '/art/terrain-blog/1920x720.webp#focus=40,20';
const DETAILS = {
  cover: COVER,
  cover_alt: 'A harbour at dusk',
  tags: ['Mobile money', 'Buéa'],
  seo_title: 'A shorter title',
  seo_description: 'What is found in a search.',
};

it('keeps cover, tags and words for search engines, and loses none to a save that says nothing of them', async () => {
  const { id } = await write(DETAILS);
  await change(id, { title: 'Changed' });
  expect((await http.get(`/blogs/${id}`)).body).toMatchObject({ ...DETAILS, title: 'Changed' });
  await change(id, { tags: [], cover: '', seo_title: '' });
  expect((await http.get(`/blogs/${id}`)).body).toMatchObject({
    tags: [],
    cover: '',
    seo_title: '',
  });
  expect((await http.get(`/blogs/${id}`)).body.cover_alt).toBe(DETAILS.cover_alt);
});

it('finds the articles of a tag, however that is written, and no draft', async () => {
  const shown = await write({ tags: ['Énergie solaire', 'énergie  SOLAIRE', ' Limbe '] });
  expect(shown.tags).toEqual(['Énergie solaire', 'Limbe']);
  await write({ tags: ['Énergie solaire'], status: 'draft' });
  const idsOf = async (tag: string, more = '') => {
    const path = `/api/articles/?tag=${encodeURIComponent(tag)}${more}`;
    return (await http.get(path).expect(200)).body.items.map(({ id }: { id: string }) => id);
  };
  expect(await idsOf('energie-solaire')).toEqual([shown.id]);
  expect(await idsOf('Énergie Solaire', '&category=default-color')).toEqual([shown.id]);
  expect(await idsOf('energie-solaire', '&category=blue')).toEqual([]);
  expect(await idsOf('energie-solaire', '&q=title')).toEqual([shown.id]);
  await change(shown.id, { tags: ['Limbe'] });
  expect(await idsOf('energie-solaire')).toEqual([]);
});

it('carries the date that was chosen, and none in the future', async () => {
  const { id } = await write({});
  const created_at = '2024-05-06T08:00:00.000Z';
  expect((await change(id, { published_at: created_at })).created_at).toBe(created_at);
  expect((await change(id, {})).created_at).toBe(created_at);
  const later = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  const { errors } = await change(id, { published_at: later }, 422);
  expect(errors).toMatchObject([{ path: 'published_at', message: expect.any(String) }]);
});

it('tells feeds of tags, and of what is said to search engines', async () => {
  await write({ tags: ['Réseaux <5G>'], seo_description: 'For the feed' });
  const { items } = JSON.parse((await http.get('/blog/feed.json').buffer(true)).text);
  expect(items[0]).toMatchObject({ summary: 'For the feed' });
  expect(items[0].tags).toContain('Réseaux <5G>');
  const atom = (await http.get('/blog/feed.xml').buffer(true)).text ?? '';
  expect(String(atom)).toContain('<category term="reseaux-5g" label="Réseaux &lt;5G&gt;"/>');
});

it('paints the cover on the card of a shared link', async () => {
  const { id } = await write({ title: 'With a cover' });
  const bytes = async () => (await http.get(`/share/article/${id}.png`).expect(200)).headers.etag;
  const plain = await bytes();
  await change(id, { title: 'With a cover', cover: COVER });
  expect(await bytes()).not.toBe(plain);
});

it.each([
  ['cover', 'https://elsewhere.example/a.jpg'],
  ['cover', '//elsewhere.example/a.jpg'],
  ['tags', ['x'.repeat(41)]],
  ['tags', Array.from({ length: 13 }, (_, place) => `tag ${place}`)],
  ['seo_description', 'x'.repeat(321)],
])('refuses %s as %j', async (name, value) => {
  await write({ [name]: value }, 422);
});
