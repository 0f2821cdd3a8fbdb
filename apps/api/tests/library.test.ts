import type { LibraryItem } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { SECOND_MS } from '../src/lib/clock.ts';
import { pdf, plainPicture } from './testing/files.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock } = server;
const { bearer } = await newAdmin(server);
const picture = await plainPicture(400, 300).png().toBuffer();

const upload = async (fields: Record<string, string> = {}, file = picture) => {
  clock.advance(SECOND_MS);
  return http.post('/api/library/').set(bearer).field(fields).attach('file', file, 'harbour.png');
};
const added = async (fields: Record<string, string> = {}): Promise<LibraryItem> => {
  const { status, body } = await upload(fields);
  expect(status).toBe(201);
  return body;
};
const showIn = async (image: string) =>
  (await http.post('/projects/').set(bearer).send({ name: 'Atlas', image }).expect(201)).body.id;

describe('a picture of the website', () => {
  it('is stored in every size and listed with its words', async () => {
    const item = await added({ title: 'Harbour', alt: 'Boats at dawn' });
    expect(item).toMatchObject({ title: 'Harbour', alt: 'Boats at dawn', uses: 0 });
    expect(item.url).toMatch(/^\/media\/[\w-]+\/400x300\.webp$/);
    await http.get(item.url).expect(200).expect('content-type', 'image/webp');
    const { body } = await http.get('/api/library/').set(bearer).expect(200);
    expect(body.items[0]).toEqual(item);
  });

  it('has the name of its file where it has no title, and can get other words', async () => {
    const { id, title } = await added();
    expect(title).toBe('harbour.png');
    const words = { title: 'Limbe', alt: 'The bay' };
    const { body } = await http.put(`/api/library/${id}/`).set(bearer).send(words).expect(200);
    expect(body).toMatchObject(words);
  });

  it('is a picture, not something under its name', async () => {
    expect((await upload({}, pdf())).status).toBe(415);
    expect((await upload({}, Buffer.from('<svg onload="x"/>'))).status).toBe(415);
  });

  it('knows where it is shown, and is not deleted while it is', async () => {
    const item = await added({ title: 'Shown' });
    const project = await showIn(item.url);
    const uses = await http.get(`/api/library/${item.id}/uses/`).set(bearer).expect(200);
    expect(uses.body).toEqual([{ kind: 'project', name: 'Atlas', path: '/admin/website-content' }]);
    const refused = await http.delete(`/api/library/${item.id}/`).set(bearer).expect(409);
    expect(refused.body.detail).toContain('project Atlas');
    await http.delete(`/projects/${project}`).set(bearer).expect(204);
    await http.delete(`/api/library/${item.id}/`).set(bearer).expect(204);
    await http.get(item.url).expect(404);
    await http.delete(`/api/library/${item.id}/`).set(bearer).expect(404);
  });

  it('knows the articles whose text shows it, in any size', async () => {
    const [item, other] = [await added({ title: 'In an article' }), await added()];
    const posts = [`One\n\n![Boats](${item.url})`, `![](${item.url.replace('400x300', '320')})`];
    const post = { title: 'At the harbour', description: 'Boats', posts };
    const { id } = (await http.post('/blogs/').set(bearer).send(post).expect(201)).body;
    const uses = await http.get(`/api/library/${item.id}/uses/`).set(bearer).expect(200);
    const path = '/admin/blog?q=At+the+harbour';
    expect(uses.body).toEqual([{ kind: 'article', name: 'At the harbour', path }]);
    await http.delete(`/api/library/${item.id}/`).set(bearer).expect(409);
    await http.delete(`/api/library/${other.id}/`).set(bearer).expect(204);
    await http.delete(`/blogs/${id}`).set(bearer).expect(204);
    await http.delete(`/api/library/${item.id}/`).set(bearer).expect(204);
  });

  it('outlives the start of the server, which sweeps what nobody knows', async () => {
    const item = await added();
    await server.dependencies.media.sweep(`${server.folder}/none`);
    await http.get(item.url).expect(200);
  });

  it('is found by its words', async () => {
    const item = await added({ title: 'A very special name', alt: 'Mount FAKO' });
    const { body } = await http.get('/api/library/').query({ q: 'fako' }).set(bearer).expect(200);
    expect(body.items.map(({ id }: LibraryItem) => id)).toEqual([item.id]);
  });

  it('is for administrators', async () => {
    const user = await newUser(server);
    await http.get('/api/library/').set(user.bearer).expect(403);
    await http.post('/api/library/').set(user.bearer).attach('file', picture, 'x.png').expect(403);
  });

  it('leaves what was done to it in the audit log', async () => {
    const { id } = await added({ title: 'Logged' });
    await http.delete(`/api/library/${id}/`).set(bearer).expect(204);
    const { body } = await http.get('/api/audit/').query({ subject_id: id }).set(bearer);
    expect(body.items).toMatchObject([
      { action: 'deleted', subject: 'picture', name: 'Logged' },
      { action: 'created' },
    ]);
  });
});
