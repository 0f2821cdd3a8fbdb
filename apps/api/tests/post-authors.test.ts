import type { Post } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { auditOf } from './testing/office.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const admin = await newAdmin(server);
const UNKNOWN = '019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20';
const PHOTO = '/art/person-adjoa-mbella/640x640.webp';

const post = { title: 'A title', description: 'About', status: 'published', posts: ['Text'] };
const send = (changes: object) =>
  server.http
    .post('/blogs/')
    .set(admin.bearer)
    .send({ ...post, ...changes });
const create = async (changes: object = {}): Promise<Post> =>
  (await send(changes).expect(201)).body;
const change = (id: string, changes: object) =>
  server.http
    .put(`/blogs/${id}`)
    .set(admin.bearer)
    .send({ ...post, ...changes });
const read = async (id: string, headers: Record<string, string> = {}): Promise<Post> =>
  (await server.http.get(`/blogs/${id}`).set(headers).expect(200)).body;
const addPerson = async (type: 'leadership' | 'teamMembers', name: string): Promise<string> => {
  const person = { name, role: 'Writes', image: PHOTO };
  const added = server.http.post(`/${type}/`).set(admin.bearer).send(person);
  return (await added.expect(201)).body.id;
};

describe('the author of a post', () => {
  it.each(['leadership', 'teamMembers'] as const)(
    'is one of %s where it was chosen',
    async (type) => {
      const id = await addPerson(type, 'Adjoa Mbella');
      const made = await create({ author_id: id });
      const author = { id, name: 'Adjoa Mbella', role: 'Writes', image: PHOTO };
      expect((await read(made.id)).author).toEqual(author);
      const all: Post[] = (await server.http.get('/blogs/').expect(200)).body;
      expect(all.find((one) => one.id === made.id)?.author).toEqual(author);
      const link = await server.http.post(`/api/posts/${made.id}/preview/`).set(admin.bearer);
      const token = new URL(link.body.url).pathname.split('/').at(-1);
      const preview = await server.http.get(`/api/articles/preview/${token}/`).expect(200);
      expect(preview.body.author).toEqual(author);
    },
  );

  it('is nobody in particular where nobody was chosen: the company speaks', async () => {
    const { id } = await create();
    const shown = await read(id);
    expect(shown).not.toHaveProperty('author');
    expect(shown).not.toHaveProperty('author_id');
    expect((await read(id, admin.bearer)).author_id).toBeNull();
  });

  it('stays as it is where a change says nothing of it, and can be taken away', async () => {
    const author = await addPerson('leadership', 'Ndolo Ekema');
    const { id } = await create({ author_id: author });
    await change(id, { title: 'Another title' }).expect(200);
    expect((await read(id)).author?.name).toBe('Ndolo Ekema');
    await change(id, { author_id: null }).expect(200);
    expect(await read(id)).not.toHaveProperty('author');
  });

  it('is in the log by name', async () => {
    const { id } = await create();
    await change(id, { author_id: await addPerson('leadership', 'Ndolo Ekema') }).expect(200);
    const [entry] = await auditOf(server, admin, id);
    expect(entry).toMatchObject({ before: { author: null }, after: { author: 'Ndolo Ekema' } });
  });

  it('is refused where there is no such person, and nothing is stored', async () => {
    const { id } = await create();
    for (const refused of [send({ author_id: UNKNOWN }), change(id, { author_id: UNKNOWN })]) {
      const { body } = await refused.expect(422);
      expect(body.errors).toMatchObject([
        { path: 'author_id', message: expect.stringMatching(/team/) },
      ]);
    }
    expect(await read(id)).not.toHaveProperty('author');
  });

  it('is the company once the person has left, and the post can still be changed', async () => {
    const author = await addPerson('teamMembers', 'Kum Bih');
    const { id } = await create({ author_id: author });
    await server.http.delete(`/teamMembers/${author}`).set(admin.bearer).expect(204);
    expect(await read(id)).not.toHaveProperty('author');
    await change(id, { author_id: author, title: 'As before' }).expect(200);
    expect((await read(id)).title).toBe('As before');
  });

  it('has the name that the team page has now', async () => {
    const author = await addPerson('leadership', 'Adjoa');
    const { id } = await create({ author_id: author });
    expect((await read(id)).author?.name).toBe('Adjoa');
    const person = { name: 'Adjoa Mbella', role: '', image: '' };
    await server.http.put(`/leadership/${author}`).set(admin.bearer).send(person).expect(200);
    expect((await read(id)).author).toMatchObject({ name: 'Adjoa Mbella', role: '', image: '' });
  });
});
