// @module-tag database
import { type PostInput, words } from '@vitrine/contracts';
import type { Response } from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '../src/lib/clock.ts';
import { hostileTexts, tooLongText } from './testing/hostile-texts.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const admin = await newAdmin(server);
const user = await newUser(server);
const UNKNOWN = '019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20';

const valid: PostInput = {
  title: 'A title',
  description: 'What it is about',
  icon: '🚀',
  color: 'blue',
  status: 'published',
  posts: ['First section', 'Second section'],
};
const { status: _status, ...withoutStatus } = valid;

const send = (body: object) => server.http.post('/blogs/').set(admin.bearer).send(body);
const change = (id: string, body: object) =>
  server.http.put(`/blogs/${id}`).set(admin.bearer).send(body);
const create = async (changes: Partial<PostInput> = {}) => {
  server.clock.advance(SECOND_MS);
  const { body } = await send({ ...valid, ...changes }).expect(201);
  return body;
};
const list = async (headers: Record<string, string> = {}) =>
  (await server.http.get('/blogs/').set(headers).expect(200)).body;
const titles = async (headers?: Record<string, string>) =>
  (await list(headers)).map(({ title }: { title: string }) => title);

/** What a post has that says nothing of it. */
const NO_DETAILS = { cover: '', cover_alt: '', tags: [], seo_title: '', seo_description: '' };

describe('reading posts', () => {
  beforeEach(async () => {
    for (const { id } of await list(admin.bearer)) {
      await server.http.delete(`/blogs/${id}`).set(admin.bearer).expect(204);
    }
  });

  it('lists the published, newest first, to visitors and users', async () => {
    await create({ title: 'Older' });
    await create({ title: 'Draft', status: 'draft' });
    await create({ title: 'Newer' });
    expect(await titles()).toEqual(['Newer', 'Older']);
    expect(await titles(user.bearer)).toEqual(['Newer', 'Older']);
  });

  it('lists drafts too to an administrator', async () => {
    await create({ title: 'Published' });
    await create({ title: 'Draft', status: 'draft' });
    expect(await titles(admin.bearer)).toEqual(['Draft', 'Published']);
  });

  it('shows exactly the fields of the contract', async () => {
    const { id } = await create();
    const { body } = await server.http.get(`/blogs/${id}`).expect(200);
    expect(body).toEqual({
      ...valid,
      ...{ id, slug: 'a-title', created_at: server.clock.now().toISOString() },
      ...NO_DETAILS,
    });
  });

  it('hides a draft as if it did not exist', async () => {
    const { id } = await create({ status: 'draft' });
    const hidden = await server.http.get(`/blogs/${id}`).expect(404);
    const missing = await server.http.get(`/blogs/${UNKNOWN}`).expect(404);
    expect(hidden.body.detail).toBe(missing.body.detail);
    await server.http.get(`/blogs/${id}`).set(user.bearer).expect(404);
    await server.http.get(`/blogs/${id}`).set(admin.bearer).expect(200);
  });

  it('refuses a bearer that is not good instead of answering as to a visitor', async () => {
    await server.http.get('/blogs/').set('Authorization', 'Bearer nonsense').expect(401);
  });

  it('never shows a kept list after a change', async () => {
    const { id } = await create({ title: 'Before' });
    expect(await titles()).toEqual(['Before']);
    await change(id, { ...valid, title: 'After' }).expect(200);
    expect(await titles()).toEqual(['After']);
    await change(id, { ...valid, status: 'draft' }).expect(200);
    expect(await titles()).toEqual([]);
    await server.http.get(`/blogs/${id}`).expect(404);
  });
});

describe('a part of the posts', () => {
  const ask = async (query: object, headers: Record<string, string> = {}) =>
    (await server.http.get('/blogs/').query(query).set(headers).expect(200)).body;
  const titlesOf = async (query: object, headers?: Record<string, string>) =>
    (await ask(query, headers)).map(({ title }: { title: string }) => title);

  beforeEach(async () => {
    for (const { id } of await list(admin.bearer)) {
      await server.http.delete(`/blogs/${id}`).set(admin.bearer).expect(204);
    }
    await create({ title: 'Blue one' });
    await create({ title: 'Green one', color: 'green' });
    await create({ title: 'Blue draft', status: 'draft' });
    await create({ title: 'Blue two', description: 'About the harbour' });
  });

  it.each([
    [{ color: 'blue' }, ['Blue two', 'Blue one']],
    [{ sort: 'created_at' }, ['Blue one', 'Green one', 'Blue two']],
    [{ sort: '-created_at', limit: 2 }, ['Blue two', 'Green one']],
    [{ q: 'HARBOUR' }, ['Blue two']],
    [{ q: 'blue', sort: 'created_at' }, ['Blue one', 'Blue two']],
    [{ q: 'one', color: 'green' }, ['Green one']],
    [{ status: 'published' }, ['Blue two', 'Green one', 'Blue one']],
  ])('is what %j asks for', async (query, expected) => {
    expect(await titlesOf(query)).toEqual(expected);
  });

  it('shows drafts to nobody but administrators, whatever is asked for', async () => {
    expect(await titlesOf({ status: 'draft' })).toEqual([]);
    expect(await titlesOf({ status: 'draft' }, user.bearer)).toEqual([]);
    expect(await titlesOf({ q: 'draft' })).toEqual([]);
    expect(await titlesOf({ status: 'draft' }, admin.bearer)).toEqual(['Blue draft']);
    const blue = ['Blue two', 'Blue draft', 'Blue one'];
    expect(await titlesOf({ color: 'blue' }, admin.bearer)).toEqual(blue);
  });

  it('comes without the texts as a summary', async () => {
    const [whole] = await ask({ limit: 1 });
    const { posts: text, ...summary } = whole;
    expect(text).toEqual(valid.posts);
    expect(await ask({ limit: 1, fields: 'summary' })).toEqual([summary]);
  });

  it.each([
    ['oldest first', { sort: 'created_at' }],
    ['of a search', { q: 'one' }],
    ['of a search, oldest first', { q: 'one', sort: 'created_at' }],
    ['of marks that no index holds', { q: '-', sort: 'created_at' }],
  ])('goes on %s, one by one', async (_how, query) => {
    await create({ title: 'Blue - one' });
    await create({ title: 'Green - one', color: 'green' });
    const all = await titlesOf({ ...query, limit: 100 });
    const found: string[] = [];
    let address: string | undefined = `/blogs/?${new URLSearchParams({ ...query, limit: '1' })}`;
    while (address) {
      const part: Response = await server.http.get(address).expect(200);
      found.push(...part.body.map(({ title }: { title: string }) => title));
      address = /<([^>]*)>; rel="next"/.exec(part.headers.link ?? '')?.[1];
    }
    expect(all.length).toBeGreaterThan(1);
    expect(found).toEqual(all);
  });

  it('is all of them where nothing is asked for, however many', async () => {
    for (let number = 0; number < 31; number += 1) await create({ title: `Post ${number}` });
    expect(await list()).toHaveLength(34);
    expect(await ask({ status: 'published' })).toHaveLength(30);
  });

  it.each([
    { status: 'secret' },
    { color: 'plaid' },
    { sort: 'title' },
    { fields: 'everything' },
    { q: 'a'.repeat(201) },
  ])('refuses %j', async (query) => {
    const { body } = await server.http.get('/blogs/').query(query).expect(422);
    expect(body.errors).toMatchObject([{ path: Object.keys(query)[0] }]);
  });
});

describe('writing posts', () => {
  it('publishes when published is chosen (ABL-06)', async () => {
    const post = await create({ status: 'published' });
    expect(post.status).toBe('published');
    await server.http.get(`/blogs/${post.id}`).expect(200);
  });

  it('makes one post of what is sent again under its key, at once or later', async () => {
    const before = (await list(admin.bearer)).length;
    const publish_at = new Date(server.clock.now().getTime() + MINUTE_MS).toISOString();
    const post = { ...valid, status: 'scheduled', publish_at, key: 'a-post-on-a-bad-line' };
    const together = await Promise.all([1, 2, 3].map(() => send(post).expect(201)));
    // its time has come in the meantime: a new post could not be scheduled for then
    server.clock.advance(2 * MINUTE_MS);
    const later = await send(post).expect(201);
    const ids = [...together, later].map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    expect(later.body).not.toHaveProperty('key');
    expect(await list(admin.bearer)).toHaveLength(before + 1);
    expect(await auditOf(server, admin, ids[0])).toMatchObject([{ action: 'created' }]);
    const path = `/api/posts/${ids[0]}/versions/`;
    const versions = await server.http.get(path).set(admin.bearer).expect(200);
    expect(versions.body).toHaveLength(1);
    await send({ ...post, publish_at: null, status: 'draft', key: 'no key: too strange' }).expect(
      422,
    );
  });

  it('makes a draft of a new post without a status', async () => {
    const { body } = await send(withoutStatus).expect(201);
    expect(body.status).toBe('draft');
  });

  it.each(['draft', 'published'] as const)('keeps %s when none is sent', async (status) => {
    const { id } = await create({ status });
    const { body } = await change(id, { ...withoutStatus, title: 'Changed' }).expect(200);
    expect(body).toMatchObject({ title: 'Changed', status });
  });

  it('keeps the moment a post was made', async () => {
    const post = await create();
    server.clock.advance(SECOND_MS);
    const { body } = await change(post.id, { ...valid, created_at: '2001-01-01' }).expect(200);
    expect(body.created_at).toBe(post.created_at);
  });

  it('drops empty sections and keeps the others as typed', async () => {
    const post = await create({ posts: ['  One ', '', '   ', 'Two\n\nlines'] });
    expect(post.posts).toEqual(['  One ', 'Two\n\nlines']);
  });

  it('fills icon and color', async () => {
    const { title, description, posts } = valid;
    const { body } = await send({ title, description, posts }).expect(201);
    expect(body).toMatchObject({ icon: '📝', color: 'default-color' });
  });

  it.each([
    [{ title: '' }, 'title', words.en.fields.titleRequired],
    [{ title: '  ' }, 'title', words.en.fields.titleRequired],
    [{ description: ' ' }, 'description', words.en.fields.descriptionRequired],
    [{ posts: [] }, 'posts', words.en.fields.sectionRequired],
    [{ posts: ['', ' '] }, 'posts', words.en.fields.sectionRequired],
    [{ title: 'a'.repeat(201) }, 'title', words.en.fields.tooLong({ limit: 200 })],
    [{ description: tooLongText }, 'description', words.en.fields.tooLong({ limit: 50_000 })],
    [{ posts: ['fine', tooLongText] }, 'posts.1', words.en.fields.tooLong({ limit: 50_000 })],
    [{ description: 'a\u0000b' }, 'description', words.en.fields.unusableCharacters],
  ])('refuses %# and says why', async (changes, path, message) => {
    const { body } = await send({ ...valid, ...changes }).expect(422);
    expect(body.errors).toMatchObject([{ path, message }]);
    expect(body.detail).toBe(message);
  });

  it.each([{ status: 'archived' }, { color: 'red' }, { icon: 'x' }, { posts: 'text' }])(
    'refuses %j',
    async (changes) => {
      await send({ ...valid, ...changes }).expect(422);
    },
  );

  it.each(hostileTexts)('stores and returns %s as text', async (text) => {
    const post = await create({ title: text.trim(), description: text, posts: [text] });
    const { body } = await server.http.get(`/blogs/${post.id}`).expect(200);
    expect(body).toMatchObject({ title: text.trim(), description: text, posts: [text] });
  });

  it('drops fields nobody asked for', async () => {
    const { body } = await send({ ...valid, id: 'mine', author: 'x', updatedAt: 1 }).expect(201);
    expect(Object.keys(body).sort()).toEqual(
      [
        ...Object.keys({ ...valid, ...NO_DETAILS }),
        'author_id',
        'created_at',
        'id',
        'publish_at',
        'slug',
        'version',
      ].sort(),
    );
    expect(body.id).not.toBe('mine');
  });

  it('answers 404 to changing or deleting what is not there', async () => {
    await change(UNKNOWN, valid).expect(404);
    await server.http.delete(`/blogs/${UNKNOWN}`).set(admin.bearer).expect(404);
  });

  it('deletes', async () => {
    const { id } = await create();
    await server.http.delete(`/blogs/${id}/`).set(admin.bearer).expect(204);
    await server.http.get(`/blogs/${id}`).set(admin.bearer).expect(404);
  });
});
