// @module-tag database
import { NO_PICTURE } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { newAdmin, newUser } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const admin = await newAdmin(server);
const post = (changes: object = {}) => ({
  title: 'Title',
  description: 'Description',
  status: 'published',
  posts: ['word '.repeat(400)],
  ...changes,
});
const write = (changes: object) =>
  server.http.post('/blogs/').set(admin.bearer).send(post(changes)).expect(201);
const titles = async () => {
  const { body } = await server.http.get('/blogs/').expect(200);
  return body.map((entry: { title: string }) => entry.title);
};

describe('public answers', () => {
  it('change as soon as their content does', async () => {
    await write({ title: 'First' });
    expect(await titles()).toContain('First');
    expect(await titles()).not.toContain('Second');
    await write({ title: 'Second' });
    expect(await titles()).toContain('Second');
  });

  it('are not read again from the database while nothing changes', async () => {
    await write({ title: 'As it was made' });
    expect(await titles()).toContain('As it was made');
    const { database } = server.platform;
    const { blogPosts } = database.tables;
    // written past the product, so that no revision changes: a fresh read would show it
    await database.write(async (tx) => {
      await tx.update(blogPosts).set({ title: 'Behind its back' });
    });
    expect(await titles()).not.toContain('Behind its back');
  });

  it('are sent compressed, and answered with 304 when the browser has them', async () => {
    await write({ title: 'Long enough to compress' });
    const first = await server.http.get('/blogs/').set('Accept-Encoding', 'br').expect(200);
    expect(first.headers['content-encoding']).toBe('br');
    // the test's client has unpacked the text already
    expect(Number(first.headers['content-length'])).toBeLessThan(first.text.length / 2);
    const again = () => server.http.get('/blogs/').set('If-None-Match', first.headers.etag ?? '');
    await again().expect(304);
    // as `fetch` sends it
    await again().set('Cache-Control', 'no-cache').expect(304);
  });

  it('never hold what only one person may see', async () => {
    await write({ title: 'Draft', status: 'draft' });
    const all = await server.http.get('/blogs/').set(admin.bearer).expect(200);
    expect(JSON.stringify(all.body)).toContain('Draft');
    expect(all.headers['cache-control']).toBe('private, no-cache');
    expect(await titles()).not.toContain('Draft');
    const user = await newUser(server);
    const own = await server.http.get('/blogs/').set(user.bearer).expect(200);
    expect(JSON.stringify(own.body)).not.toContain('Draft');
  });

  it('are made once, whatever is asked with them that they do not know', async () => {
    const { database } = server.platform;
    const { testimonials } = database.tables;
    await server.http.get('/testimonials/').expect(200, []);
    // written past the product, so that no revision changes: a fresh read would show it
    await database.write(async (tx) => {
      const said = { name: 'Ada', role: 'Reader', content: 'Good', avatar: NO_PICTURE };
      await tx.insert(testimonials).values({ ...said, id: 'new', position: 0 });
    });
    for (const search of ['?utm_source=x', '?', '?&&', '?q=1&q=2', `?${'x=1&'.repeat(2_000)}`]) {
      await server.http.get(`/testimonials/${search}`).expect(200, []);
      await server.http.get(`/testimonials${search}`).expect(200, []);
    }
  });
});
