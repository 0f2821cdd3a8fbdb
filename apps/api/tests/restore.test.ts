// @module-tag database
import { words } from '@vitrine/contracts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../src/lib/clock.ts';
import { plainPicture } from './testing/files.ts';
import { internshipForm } from './testing/forms.ts';
import { arrive, auditOf } from './testing/office.ts';
import { newAdmin, type SignedIn } from './testing/people.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { trashOf } from './testing/trash.ts';

let server: TestServer;
let http: TestServer['http'];
let clock: TestServer['clock'];
let database: TestServer['platform']['database'];
let tables: TestServer['platform']['database']['tables'];
let admin: SignedIn;
let bearer: SignedIn['bearer'];
let trash: ReturnType<typeof trashOf>;
beforeEach(async () => {
  server = await startTestServer();
  ({ http, clock } = server);
  ({ database } = server.platform);
  ({ tables } = database);
  admin = await newAdmin(server);
  ({ bearer } = admin);
  trash = trashOf(server, admin);
});
afterEach(() => server.close());
const picture = await plainPicture(400, 300).png().toBuffer();

const text = { title: 'At the harbour', description: 'Boats', posts: ['Hello'] };
const write = async (changes: object = {}) => {
  clock.advance(SECOND_MS);
  return (
    await http
      .post('/blogs/')
      .set(bearer)
      .send({ ...text, ...changes })
      .expect(201)
  ).body;
};
const remove = (path: string) => http.delete(path).set(bearer).expect(204);

describe('a deleted post', () => {
  it('comes back under its address with its versions, and says who deleted it', async () => {
    const post = await write({ status: 'published' });
    const changed = { ...text, title: 'At noon', status: 'published' };
    await http.put(`/blogs/${post.id}`).set(bearer).send(changed).expect(200);
    const before = (await http.get(`/blogs/${post.id}`).expect(200)).body;
    await remove(`/blogs/${post.id}`);
    await http.get(`/blogs/${post.id}`).expect(404);
    const [item] = await trash.list('post');
    expect(item).toMatchObject({ id: post.id, name: 'At noon', actor: admin.email, days_left: 30 });
    expect(await trash.restored('post', post.id)).toEqual({ name: 'At noon', notes: [] });
    expect((await http.get(`/blogs/${post.id}`).expect(200)).body).toEqual(before);
    const versions = await http.get(`/api/posts/${post.id}/versions/`).set(bearer).expect(200);
    expect(versions.body).toHaveLength(2);
    expect(await trash.list('post')).toEqual([]);
    const acts = (await auditOf(server, admin, post.id)).map(({ action }) => action);
    expect(acts).toEqual(['restored', 'deleted', 'changed', 'created']);
  });

  it('comes back with its sections and versions from when rows called those `posts`', async () => {
    const post = await write({ posts: ['One', 'Two', 'Three'] });
    await remove(`/blogs/${post.id}`);
    const [kept] = await database.read.select().from(tables.trash);
    const snapshot = (kept?.snapshot ?? []).map(({ table, rows }) => ({
      table,
      rows: rows.map(({ sections: posts, sectionCount: sections, ...row }) => ({
        ...row,
        ...(posts ? { posts } : {}),
        ...(sections ? { sections } : {}),
      })),
    }));
    expect(snapshot[0]?.rows[0]).toMatchObject({ posts: ['One', 'Two', 'Three'], sections: 3 });
    await database.write((tx) => tx.update(tables.trash).set({ snapshot }));
    await trash.restored('post', post.id);
    const one = await http.get(`/blogs/${post.id}`).set(bearer).expect(200);
    expect(one.body).toEqual({ ...post, version: 2 });
    const version = `/api/posts/${post.id}/versions/1/`;
    const old = await http.get(version).set(bearer).expect(200);
    expect(old.body.posts).toEqual(post.posts);
    const list = await http.get('/api/posts/').query({ q: post.title }).set(bearer).expect(200);
    expect(list.body.items).toMatchObject([{ id: post.id, sections: 3 }]);
  });

  it('whose address was taken in the meantime gets the next free one, and says which', async () => {
    const post = await write({ title: 'Tides of Limbe', status: 'published' });
    const { slug } = (await http.get(`/blogs/${post.id}`).expect(200)).body;
    await remove(`/blogs/${post.id}`);
    await write({ title: 'Tides of Limbe', status: 'published' });
    const { notes } = await trash.restored('post', post.id);
    expect(notes).toEqual([expect.stringContaining(`It is '${slug}-2' instead`)]);
    expect((await http.get(`/blogs/${slug}-2`).expect(200)).body.id).toBe(post.id);
    expect((await http.get(`/blogs/${slug}`).expect(200)).body.id).not.toBe(post.id);
  });

  it('comes back once when two tabs ask for it at the same time', async () => {
    const post = await write();
    await remove(`/blogs/${post.id}`);
    const answers = await Promise.all([1, 2].map(() => trash.restore('post', post.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await trash.restored('post', post.id)).toEqual({ name: text.title, notes: [] });
    const restored = (await auditOf(server, admin, post.id)).filter((e) => e.action === 'restored');
    expect(restored).toHaveLength(1);
  });

  it('does not appear by itself when its time passed while it lay in the trash', async () => {
    const publish_at = new Date(clock.now().getTime() + HOUR_MS).toISOString();
    const post = await write({ status: 'scheduled', publish_at });
    await remove(`/blogs/${post.id}`);
    clock.advance(2 * HOUR_MS);
    const again = trashOf(server, await newAdmin(server));
    const { notes } = await again.restored('post', post.id);
    expect(notes).toEqual([expect.stringContaining('was restored as a draft')]);
    expect(await server.dependencies.publishDue()).toBe(0);
    await http.get(`/blogs/${post.id}`).expect(404);
  });

  it('brings the picture back that it shows, and says so', async () => {
    const fresh = await newAdmin(server);
    const send = (path: string) => http.delete(path).set(fresh.bearer).expect(204);
    const shown = await http
      .post('/api/library/')
      .set(fresh.bearer)
      .attach('file', picture, 'b.png');
    const { id, url } = shown.body;
    const post = { ...text, posts: [`![Boats](${url})`] };
    const made = await http.post('/blogs/').set(fresh.bearer).send(post).expect(201);
    await send(`/blogs/${made.body.id}`);
    await send(`/api/library/${id}/`);
    await http.get(url).expect(404);
    const { notes } = await trashOf(server, fresh).restored('post', made.body.id);
    expect(notes).toEqual(["Its picture 'b.png' was also restored."]);
    await http.get(url).expect(200);
  });

  it('is restored by administrators alone', async () => {
    await http.get('/api/trash/').expect(401);
    await http.post('/api/trash/post/any/restore/').send({}).expect(401);
    await http.delete('/api/trash/post/any/').expect(401);
  });
});

describe('a picture in the trash', () => {
  it('that an earlier version of an article shows is named, and is whole after it came back', async () => {
    const office = await newAdmin(server);
    const as = office.bearer;
    const { body } = await http.post('/api/library/').set(as).attach('file', picture, 'dawn.png');
    const post = { ...text, title: 'At dawn', posts: [`![](${body.url})`] };
    const made = await http.post('/blogs/').set(as).send(post).expect(201);
    await http.put(`/blogs/${made.body.id}`).set(as).send(text).expect(200);
    await http.delete(`/api/library/${body.id}/?earlier=lose`).set(as).expect(204);
    const bin = trashOf(server, office);
    const [item] = await bin.list('picture');
    expect(item).toMatchObject({ id: body.id, shown_in: ['At dawn'] });
    await http.get(body.url).expect(404);
    // what no record names is swept into the trash of files: these are named
    await server.dependencies.media.sweep();
    expect(await server.dependencies.media.listMissing()).toEqual([]);
    await bin.restored('picture', body.id);
    await http.get(body.url).expect(200);
  });

  it('is gone with its files when it is deleted for good', async () => {
    const office = await newAdmin(server);
    const item = await http
      .post('/api/library/')
      .set(office.bearer)
      .attach('file', picture, 'a.png');
    const { id } = item.body;
    await http.delete(`/api/library/${id}/`).set(office.bearer).expect(204);
    const stored = async () => (await server.platform.files.groups('media')).map((g) => g.name);
    expect(await stored()).toContain(id);
    const bin = trashOf(server, office);
    await bin.erase('picture', id).expect(204);
    await bin.erase('picture', id).expect(204);
    expect(await stored()).not.toContain(id);
    await bin.restore('picture', id).expect(410);
    const acts = (await auditOf(server, office, id)).map(({ action }) => action);
    expect(acts).toEqual(['erased', 'deleted', 'created']);
  });
});

describe('a deleted entry', () => {
  const make = async (office: SignedIn, type: string, entry: object) =>
    (await http.post(`/${type}/`).set(office.bearer).send(entry).expect(201)).body;

  it('of a collection that has changed since gets the defaults of its new fields', async () => {
    const office = await newAdmin(server);
    const { id } = await make(office, 'projects', { name: 'Atlas', tagline: 'Maps' });
    await http.delete(`/projects/${id}`).set(office.bearer).expect(204);
    // as a release that knew other fields has stored it
    await database.write(async (tx) => {
      const isIt = eq(tables.trash.recordId, id);
      const [row] = await tx.select().from(tables.trash).where(isIt);
      const { problem: _unknownThen, ...known } = row?.snapshot[0]?.rows[0] ?? {};
      const older = [
        { table: 'projects', rows: [{ ...known, motto: 'a field that is gone' }] },
        { table: 'projectMottos', rows: [{ id: 'a table that is gone' }] },
      ];
      await tx.update(tables.trash).set({ snapshot: older }).where(isIt);
    });
    await trashOf(server, office).restored('projects', id);
    const { body } = await http.get('/projects/').expect(200);
    const found = body.find((entry: { id: string }) => entry.id === id);
    expect(found).toMatchObject({ name: 'Atlas', tagline: 'Maps', problem: '' });
  });

  it('of a release that had other names for some fields comes back whole', async () => {
    const office = await newAdmin(server);
    const post = {
      title: 'Solar',
      description: 'Roofs',
      posts: ['Text'],
      seo_title: 'For engines',
    };
    const made = await http.post('/blogs/').set(office.bearer).send(post).expect(201);
    const { id } = made.body;
    await http.delete(`/blogs/${id}`).set(office.bearer).expect(204);
    await database.write(async (tx) => {
      const isIt = eq(tables.trash.recordId, id);
      const [row] = await tx.select().from(tables.trash).where(isIt);
      const older = row?.snapshot.map(({ table, rows }) => ({
        table,
        rows: rows.map(({ seo_title, ...others }) => ({ ...others, seoTitle: seo_title })),
      }));
      await tx.update(tables.trash).set({ snapshot: older }).where(isIt);
    });
    await trashOf(server, office).restored('post', id);
    const { body } = await http.get(`/blogs/${id}`).set(office.bearer).expect(200);
    expect(body).toMatchObject(post);
  });

  it('comes back without the department that is gone, and says so', async () => {
    const office = await newAdmin(server);
    const department = await make(office, 'departments', { name: 'Surveying' });
    const member = await make(office, 'teamMembers', { name: 'Ada', department_id: department.id });
    await http.delete(`/teamMembers/${member.id}`).set(office.bearer).expect(204);
    await http.delete(`/departments/${department.id}`).set(office.bearer).expect(204);
    const { notes } = await trashOf(server, office).restored('teamMembers', member.id);
    expect(notes).toEqual([expect.stringContaining('was deleted')]);
    const { body } = await http.get('/teamMembers/').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ id: member.id, name: 'Ada' }));
  });
});

describe('what people sent', () => {
  const deleteAs = (path: string, as: SignedIn['bearer']) => http.delete(path).set(as).expect(204);

  it('comes back with the answers to it', async () => {
    const office = await newAdmin(server);
    const { id = '' } = await arrive(server, { subject: 'The course' });
    const reply = { content: 'In May', key: 'one-answer' };
    await http.post(`/api/messages/${id}/replies/`).set(office.bearer).send(reply);
    const path = `/api/messages/${id}/`;
    const before = (await http.get(path).set(office.bearer).expect(200)).body;
    await deleteAs(path, office.bearer);
    const bin = trashOf(server, office);
    expect((await bin.list('message'))[0]).toMatchObject({ id, email: 'brenda@example.com' });
    await bin.restored('message', id);
    expect((await http.get(path).set(office.bearer).expect(200)).body).toEqual(before);
    const found = await http.get('/api/messages/?q=course').set(office.bearer).expect(200);
    expect(found.body.items).toMatchObject([{ id }]);
  });

  it('belongs to nobody where anyone who had taken it was erased in the meantime', async () => {
    const [office, gone] = [await newAdmin(server), await newAdmin(server)];
    const { users } = tables;
    const [colleague] = await database.read.select().from(users).where(eq(users.email, gone.email));
    const assigneeId = colleague?.id ?? '';
    const { id = '' } = await arrive(server, { assigneeId });
    await deleteAs(`/api/messages/${id}/`, office.bearer);
    await http
      .post('/api/people/erase/')
      .set(office.bearer)
      .send({ address: gone.email })
      .expect(200);
    const { notes } = await trashOf(server, office).restored('message', id);
    expect(notes).toEqual([words.en.outcomes.assigneeGone]);
    const { body } = await http.get(`/api/messages/${id}/`).set(office.bearer).expect(200);
    expect(body.assigneeId).toBeNull();
  });

  it('is an application as it was', async () => {
    const office = await newAdmin(server);
    await http.post('/api/applications/').send(internshipForm()).expect(202);
    const { body } = await http.get('/api/applications/').set(office.bearer).expect(200);
    const [application] = body.items;
    await deleteAs(`/api/applications/${application.id}/`, office.bearer);
    await trashOf(server, office).restored('application', application.id);
    const again = await http.get(`/api/applications/${application.id}/`).set(office.bearer);
    expect(again.body).toEqual({ ...application, replies: [], unsent_files: [], notes: [] });
  });
});

describe('the trash', () => {
  it('keeps what was deleted for thirty days, and not a day longer', async () => {
    const post = (
      await http
        .post('/blogs/')
        .set((await newAdmin(server)).bearer)
        .send(text)
    ).body;
    const office = await newAdmin(server);
    await http.delete(`/blogs/${post.id}`).set(office.bearer).expect(204);
    clock.advance(29 * DAY_MS);
    await server.dependencies.trash.purge();
    const later = trashOf(server, await newAdmin(server));
    expect(await later.list('post')).toMatchObject([{ id: post.id, days_left: 1 }]);
    expect(await server.dependencies.trash.countExpired()).toBe(0);
    clock.advance(DAY_MS);
    expect(await server.dependencies.trash.countExpired()).toBeGreaterThan(0);
    await server.dependencies.trash.purge();
    const latest = trashOf(server, await newAdmin(server));
    expect(await latest.list('post')).toEqual([]);
    await latest.restore('post', post.id).expect(410);
  });

  it('is emptied of what was in it when it was looked at, and of nothing that came later', async () => {
    const office = await newAdmin(server);
    const bin = trashOf(server, office);
    const make = async () => {
      const { id } = (await http.post('/blogs/').set(office.bearer).send(text).expect(201)).body;
      await http.delete(`/blogs/${id}`).set(office.bearer).expect(204);
      return id;
    };
    await make();
    const seen = (await bin.list())[0]?.date ?? '';
    clock.advance(SECOND_MS);
    const late = await make();
    const { body } = await bin.empty(seen).expect(200);
    expect(body.deleted).toBeGreaterThan(0);
    expect(await bin.list()).toMatchObject([{ id: late }]);
  });
});
