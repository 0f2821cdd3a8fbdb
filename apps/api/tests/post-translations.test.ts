// @module-tag database
import type { Post, PublishedPost } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { bearer } = await newAdmin(server);
const { http } = server;
const admin = {
  get: (path: string) => http.get(path).set(bearer),
  post: (path: string, body: object = {}) => http.post(path).set(bearer).send(body),
  put: (path: string, body: object) => http.put(path).set(bearer).send(body),
  delete: (path: string) => http.delete(path).set(bearer),
};

const text = { icon: '🌐', color: 'blue' } as const;
const english = {
  ...text,
  ...{ title: 'Reading offline', description: 'Pages for the bus', posts: ['Some words'] },
  status: 'published',
};

const create = async (post: object = english): Promise<Post> =>
  (await admin.post('/blogs/', post).expect(201)).body;
const translate = async (id: string | undefined): Promise<Post> =>
  (await admin.post(`/api/posts/${id}/translations/`, { locale: 'fr' }).expect(201)).body;
/** Saves and publishes a translation. */
const publish = (post: Post, changes: object) =>
  admin
    .put(`/blogs/${post.id}`, { ...english, tags: post.tags, ...changes })
    .expect(200)
    .then(({ body }) => body as Post);
const read = async (address: string) => (await http.get(address).expect(200)).body;
const listed = async (locale?: string): Promise<PublishedPost[]> =>
  (await read(`/api/articles/?limit=50${locale ? `&locale=${locale}` : ''}`)).items;

describe('a translation of a post', () => {
  it('begins as a draft that is a copy of its source, and is made once', async () => {
    const source = await create();
    const made = await translate(source.id);
    expect(made).toMatchObject({ ...text, title: 'Reading offline', status: 'draft' });
    expect(made).toMatchObject({ locale: 'fr', translation_of: source.id });
    expect((await translate(source.id)).id).toBe(made.id);
  });

  it('is not translated again', async () => {
    const made = await translate((await create()).id);
    const refused = await admin.post(`/api/posts/${made.id}/translations/`, { locale: 'fr' });
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('Translate the original');
  });

  it('is listed in its language once it is published, and the source until then', async () => {
    const source = await create({ ...english, title: 'Cheap phones' });
    const made = await translate(source.id);
    const before = (await listed('fr')).find(({ id }) => id === source.id);
    expect(before).toMatchObject({ title: 'Cheap phones', locale: 'en' });
    await publish(made, { title: 'Téléphones bon marché' });
    const french = await listed('fr');
    expect(french.map(({ id }) => id)).not.toContain(source.id);
    const shown = french.find(({ id }) => id === made.id);
    expect(shown).toMatchObject({ slug: 'telephones-bon-marche' });
    expect(shown).not.toHaveProperty('locale');
    expect((await listed()).map(({ id }) => id)).not.toContain(made.id);
    const all: Post[] = await read('/blogs/');
    expect(all.map(({ id }) => id)).not.toContain(made.id);
  });

  it('is found by what it says, and not in the language of its source', async () => {
    const source = await create({ ...english, title: 'Watering plants' });
    await publish(await translate(source.id), { title: 'Arrosage' });
    const titles = async (query: string) =>
      (await read(`/api/articles/?${query}`)).items.map(({ title }: Post) => title);
    expect(await titles('q=arrosage&locale=fr')).toEqual(['Arrosage']);
    expect(await titles('q=watering&locale=fr')).toEqual([]);
    expect(await titles('q=arrosage')).toEqual([]);
  });

  it('has an address of its own, also one that its source has', async () => {
    const source = await create({ ...english, title: 'Vitrine' });
    const made = await publish(await translate(source.id), { title: 'Vitrine' });
    expect([source.slug, made.slug]).toEqual(['vitrine', 'vitrine']);
    expect((await read('/blogs/vitrine')).id).toBe(source.id);
    const french = await read('/blogs/vitrine?locale=fr');
    expect(french).toMatchObject({ id: made.id });
    expect(french.languages).toEqual([
      { locale: 'en', slug: 'vitrine' },
      { locale: 'fr', slug: 'vitrine' },
    ]);
    // an id names one post, whatever language is asked for
    expect((await read(`/blogs/${source.id}?locale=fr`)).id).toBe(source.id);
  });

  it('is where the slug of its source leads in its language', async () => {
    const source = await create({ ...english, title: 'The long way' });
    expect((await read('/blogs/the-long-way?locale=fr')).locale).toBe('en');
    const made = await publish(await translate(source.id), { title: 'Le long chemin' });
    expect((await read('/blogs/the-long-way?locale=fr')).slug).toBe('le-long-chemin');
    expect((await read('/blogs/the-long-way')).id).toBe(source.id);
    expect(made.slug).toBe('le-long-chemin');
    expect((await read('/blogs/le-long-chemin')).id).toBe(source.id);
  });

  it('has the color, picture and date of its source, whatever is sent', async () => {
    const source = await create({ ...english, published_at: '2020-01-02T03:04:05.000Z' });
    const made = await publish(await translate(source.id), { color: 'green' });
    expect(made).toMatchObject({ color: 'blue', created_at: '2020-01-02T03:04:05.000Z' });
    await admin.put(`/blogs/${source.id}`, { ...english, color: 'orange' }).expect(200);
    expect((await read(`/blogs/${made.id}`)).color).toBe('orange');
  });

  it('shows what its source has said since, until someone has checked it', async () => {
    const source = await create();
    const made = await translate(source.id);
    await admin.put(`/blogs/${source.id}`, { ...english, title: 'Reading later' }).expect(200);
    const shown = async () => (await admin.get(`/api/posts/${made.id}/source/`).expect(200)).body;
    expect(await shown()).toMatchObject({
      ...{ id: source.id, source: { title: 'Reading later' }, was: { title: 'Reading offline' } },
    });
    await admin.post(`/api/posts/${made.id}/checked/`).expect(204);
    expect(await shown()).toMatchObject({ was: { title: 'Reading later' } });
  });

  it('is in the list of posts beside its source, which says whether that has changed', async () => {
    const source = await create({ ...english, title: 'Beside' });
    const inList = async () => {
      const { body } = await admin.get('/api/posts/?q=beside').expect(200);
      return body.items.find(({ id }: Post) => id === source.id).translations;
    };
    expect(await inList()).toEqual([]);
    const { id } = await translate(source.id);
    const begun = { id, locale: 'fr', status: 'draft', changed: false };
    expect(await inList()).toEqual([begun]);
    // what is no matter of language changes nothing to translate
    const recolored = { ...english, title: 'Beside', color: 'green' };
    await admin.put(`/blogs/${source.id}`, recolored).expect(200);
    expect(await inList()).toEqual([begun]);
    await admin.put(`/blogs/${source.id}`, { ...recolored, posts: ['Other words'] }).expect(200);
    await publish(await translate(source.id), { title: 'À côté' });
    expect(await inList()).toEqual([{ ...begun, status: 'published', changed: true }]);
    await admin.post(`/api/posts/${id}/checked/`).expect(204);
    expect(await inList()).toEqual([{ ...begun, status: 'published', changed: false }]);
  });

  it('goes to the trash with its source, and comes back with it', async () => {
    const source = await create({ ...english, title: 'Gone and back' });
    const made = await publish(await translate(source.id), { title: 'Parti et revenu' });
    await admin.delete(`/blogs/${source.id}`).expect(204);
    await http.get(`/blogs/${made.id}`).expect(404);
    await admin.post(`/api/trash/post/${source.id}/restore/`).expect(200);
    expect((await read('/blogs/parti-et-revenu?locale=fr')).id).toBe(made.id);
  });

  it('cannot come back where its source was deleted, and stays in the trash', async () => {
    const source = await create({ ...english, title: 'Original' });
    const made = await translate(source.id);
    await admin.delete(`/blogs/${made.id}`).expect(204);
    await admin.delete(`/blogs/${source.id}`).expect(204);
    const refused = await admin.post(`/api/trash/post/${made.id}/restore/`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'The original of this translation was deleted. Restore that first.',
    ]);
    await admin.post(`/api/trash/post/${source.id}/restore/`).expect(200);
    await admin.post(`/api/trash/post/${made.id}/restore/`).expect(200);
  });
});
