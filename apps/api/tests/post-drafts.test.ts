// @module-tag database
import { beforeAll, expect, it } from 'vitest';
import { newAdmin, newUser } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';
import { trashOf } from './testing/trash.ts';

const server = await useTestServer();
const { http } = server;
type Writer = Awaited<ReturnType<typeof newAdmin>>;
let admin: Writer;
beforeAll(async () => {
  admin = await newAdmin(server);
});

const post = { title: 'Title', description: 'Description', posts: ['text'], status: 'published' };
const write = async () =>
  (await http.post('/blogs/').set(admin.bearer).send(post).expect(201)).body as { id: string };
const keep = (id: string, content: string, version: number, writer = admin) =>
  http.put(`/api/posts/${id}/draft/`).set(writer.bearer).send({ content, version });
const read = async (id: string, writer = admin) =>
  (await http.get(`/api/posts/${id}/draft/`).set(writer.bearer).expect(200)).body.draft;

it('keeps what is written for another device, and changes nothing that visitors see', async () => {
  const { id } = await write();
  const before = await http.get(`/blogs/${id}`);
  const kept = await keep(id, '{"title":"Half a thought"}', 0).expect(200);
  expect(kept.body.saved_at).toBe(server.clock.now().toISOString());
  const { version } = kept.body;
  expect(await read(id)).toMatchObject({ content: '{"title":"Half a thought"}', version });
  expect((await http.get(`/blogs/${id}`)).body).toEqual(before.body);
  await http.delete(`/api/posts/${id}/draft/`).set(admin.bearer).expect(204);
  expect(await read(id)).toBeNull();
});

it('keeps one of a new post', async () => {
  await keep('new', 'first', 0).expect(200);
  expect((await read('new')).content).toBe('first');
});

it('says which post was added under the key of a draft', async () => {
  const { bearer } = admin;
  const of = async (key: string, who = admin) => {
    const asked = http.get('/api/posts/new/draft/').query({ key }).set(who.bearer);
    return (await asked.expect(200)).body.created;
  };
  const key = 'a-draft-on-two-devices';
  expect(await of(key)).toBeUndefined();
  const { body } = await http
    .post('/blogs/')
    .set(bearer)
    .send({ ...post, key })
    .expect(201);
  expect(await of(key)).toBe(body.id);
  expect(await of(key, await newAdmin(server))).toBeUndefined();
  await http.delete(`/blogs/${body.id}`).set(bearer).expect(204);
  expect(await of(key)).toBeUndefined();
});

it('does not write over what the writer has kept from another device', async () => {
  const { id } = await write();
  const { version } = (await keep(id, 'from here', 0).expect(200)).body;
  await keep(id, 'from there', 0).expect(409);
  await keep(id, 'from there, seen', version).expect(200);
  await keep(id, 'from here again', version).expect(409);
  expect((await read(id)).content).toBe('from there, seen');
});

it('drops only the one that was seen', async () => {
  const { id } = await write();
  const { version } = (await keep(id, 'from here', 0).expect(200)).body;
  await keep(id, 'from there', version).expect(200);
  const drop = (seen: number) =>
    http.delete(`/api/posts/${id}/draft/`).query({ version: seen }).set(admin.bearer).expect(204);
  await drop(version);
  expect((await read(id)).content).toBe('from there');
  await drop(version + 1);
  expect(await read(id)).toBeNull();
});

it('never takes a draft that was begun again for the one that was dropped', async () => {
  const { id } = await write();
  const { version } = (await keep(id, 'from here', 0).expect(200)).body;
  await http.delete(`/api/posts/${id}/draft/`).set(admin.bearer).expect(204);
  await keep(id, 'from there', 0).expect(200);
  await keep(id, 'from here, and more', version).expect(409);
  expect((await read(id)).content).toBe('from there');
});

it('is nobody else’s, and for nobody who does not write', async () => {
  const { id } = await write();
  await keep(id, 'mine', 0).expect(200);
  const other = await newAdmin(server);
  expect(await read(id, other)).toBeNull();
  const { bearer } = await newUser(server);
  await http.get(`/api/posts/${id}/draft/`).set(bearer).expect(403);
  await http.get(`/api/posts/${id}/draft/`).expect(401);
});

it('goes with the post, and is none of a post that is not there', async () => {
  const { id } = await write();
  const { version } = (await keep(id, 'mine', 0).expect(200)).body;
  await http.delete(`/blogs/${id}`).set(admin.bearer).expect(204);
  await keep(id, 'mine', version).expect(404);
  const { database } = server.platform;
  expect(await database.read.select().from(database.tables.postDrafts)).not.toContainEqual(
    expect.objectContaining({ postId: id }),
  );
});

it('comes back with the post, for each who wrote', async () => {
  const { id } = await write();
  const other = await newAdmin(server);
  const { version } = (await keep(id, 'mine', 0).expect(200)).body;
  await keep(id, 'theirs', 0, other).expect(200);
  await http.delete(`/blogs/${id}`).set(admin.bearer).expect(204);
  await trashOf(server, admin).restored('post', id);
  expect([(await read(id)).content, (await read(id, other)).content]).toEqual(['mine', 'theirs']);
  await keep(id, 'mine, and more', version).expect(200);
});
