// @module-tag database
import { describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { SECOND_MS } from '../src/lib/clock.ts';
import { pdf, plainPicture } from './testing/files.ts';
import { newAdmin, newUser } from './testing/people.ts';
import type { SentPicture } from './testing/sent-picture.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock } = server;
const { bearer } = await newAdmin(server);
const picture = await plainPicture(400, 300).png().toBuffer();

const upload = async (fields: Record<string, string> = {}, file = picture) => {
  clock.advance(SECOND_MS);
  return http.post('/api/library/').set(bearer).field(fields).attach('file', file, 'harbour.png');
};
const added = async (fields: Record<string, string> = {}): Promise<SentPicture> => {
  const { status, body } = await upload(fields);
  expect(status).toBe(201);
  return body;
};
const showIn = async (image: string) =>
  (await http.post('/projects/').set(bearer).send({ name: 'Atlas', image }).expect(201)).body.id;

/** In how many places the list says that a picture is shown. */
const usesIn = async ({ id }: SentPicture): Promise<number | undefined> => {
  const { body } = await http.get('/api/library/').set(bearer).expect(200);
  return body.items.find((one: SentPicture) => one.id === id)?.uses;
};

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

  it('keeps of its words what a change leaves out', async () => {
    const { id } = await added({ title: 'Harbour', alt: 'Boats at dawn' });
    const change = (body: object) =>
      http.put(`/api/library/${id}/`).set(bearer).send(body).expect(200);
    const words = { title: 'The harbour', alt: 'Boats at dawn' };
    expect((await change({ title: 'The harbour' })).body).toMatchObject(words);
    expect((await change({})).body).toMatchObject(words);
    expect((await change({ alt: '' })).body).toMatchObject({ ...words, alt: '' });
  });

  it('is not described over what someone else has written since', async () => {
    const { id, version } = await added({ title: 'Harbour', alt: 'Boats' });
    const change = (seen: number, body: object) =>
      http.put(`/api/library/${id}/`).set(bearer).set('If-Match', `"${seen}"`).send(body);
    const answers = await Promise.all([
      change(version, { alt: 'Boats at dawn' }),
      change(version, { alt: 'Fishing boats' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [stored, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect(refused?.body).toMatchObject({ code: 'conflict', current: stored?.body });
    expect(stored?.headers.etag).toBe(`"${version + 1}"`);
    // nothing said, nothing changed
    expect((await change(version + 1, {}).expect(200)).body).toEqual(stored?.body);
    await change(version + 1, { alt: 'Fishing boats' }).expect(200);
    // anyone who does not say what they have seen is asked nothing, as before
    await http.put(`/api/library/${id}/`).set(bearer).send({ alt: 'Boats' }).expect(200);
  });

  it('has another version once its file is another one', async () => {
    const { id, version } = await added();
    const replaced = await http
      .post(`/api/library/${id}/file/`)
      .set(bearer)
      .attach('file', picture, 'dawn.png')
      .expect(200);
    expect(replaced.body.version).toBeGreaterThan(version);
    const put = http.put(`/api/library/${id}/`).set(bearer).set('If-Match', `"${version}"`);
    await put.send({ alt: 'Boats' }).expect(409);
  });

  it('is stored once when it is sent again under its key, at once or later', async () => {
    const fields = { title: 'Sent twice', key: 'one-upload' };
    const [first, atOnce] = await Promise.all([added(fields), added(fields)]);
    const later = await added(fields);
    expect([atOnce, later]).toEqual([first, first]);
    await http.get(first.url).expect(200);
    const { body } = await http.get('/api/library/').query({ q: 'Sent twice' }).set(bearer);
    expect(body.items).toEqual([first]);
    const another = await newAdmin(server);
    const { body: theirs } = await http
      .post('/api/library/')
      .set(another.bearer)
      .field(fields)
      .attach('file', picture, 'harbour.png')
      .expect(201);
    expect(theirs.id).not.toBe(first.id);
  });

  it('is a picture, not something under its name', async () => {
    expect((await upload({}, pdf())).status).toBe(415);
    expect((await upload({}, Buffer.from('<svg onload="x"/>'))).status).toBe(415);
  });

  it('knows where it is shown, and is not deleted while it is', async () => {
    const item = await added({ title: 'Shown' });
    const project = await showIn(item.url);
    const uses = await http.get(`/api/library/${item.id}/uses/`).set(bearer).expect(200);
    const path = '/admin/website-content';
    expect(uses.body).toEqual([{ kind: 'project', name: 'Atlas', path, earlier: false }]);
    expect(await usesIn(item)).toBe(1);
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
    expect(uses.body).toEqual([{ kind: 'article', name: 'At the harbour', path, earlier: false }]);
    await http.delete(`/api/library/${item.id}/`).set(bearer).expect(409);
    await http.delete(`/api/library/${other.id}/`).set(bearer).expect(204);
    await http.delete(`/blogs/${id}`).set(bearer).expect(204);
    await http.delete(`/api/library/${item.id}/`).set(bearer).expect(204);
  });

  it('knows the issues of the newsletter that show it, also once they were sent', async () => {
    const [item, other] = [await added({ title: 'In an issue' }), await added()];
    const remove = ({ id }: SentPicture) => http.delete(`/api/library/${id}/`).set(bearer);
    const text = `![Boats](${item.url})`;
    const begin = http.post('/api/newsletter-issues/').set(bearer);
    const { id } = (await begin.send({ subject: 'Harbour', text }).expect(201)).body;
    const issue = `/api/newsletter-issues/${id}/`;
    const uses = await http.get(`/api/library/${item.id}/uses/`).set(bearer).expect(200);
    const path = `/admin/newsletter?issue=${id}`;
    const use = { kind: 'newsletter issue', name: 'Harbour', path, earlier: false };
    expect(uses.body).toEqual([use]);
    await remove(item).expect(409);
    const change = { subject: 'Harbour', text: `![](${other.url})` };
    await http.put(issue).set(bearer).send(change).expect(200);
    await remove(item).expect(204);
    const { database } = server.platform;
    await database.write((tx) =>
      tx.update(database.tables.newsletterIssues).set({ status: 'sent' }),
    );
    expect((await remove(other).expect(409)).body.detail).toContain('newsletter issue Harbour');
    await http.delete(issue).set(bearer).expect(204);
    await remove(other).expect(204);
    // and comes back with its issue
    await http.post(`/api/trash/newsletter/${id}/restore/`).set(bearer).send({}).expect(200);
    await remove(other).expect(409);
  });

  it('that only an earlier version shows is not deleted without a confirmation', async () => {
    const [item, shown] = [await added({ title: 'Once shown' }), await added()];
    const post = { title: 'At dawn', description: 'Boats', posts: [`![](${item.url})`] };
    const { id } = (await http.post('/blogs/').set(bearer).send(post).expect(201)).body;
    const change = (changes: object) =>
      http
        .put(`/blogs/${id}`)
        .set(bearer)
        .send({ ...post, ...changes })
        .expect(200);
    await change({ posts: [`![](${item.url}) ![](${shown.url})`] });
    await change({ title: 'At noon', posts: [`![](${shown.url})`] });
    const uses = await http.get(`/api/library/${item.id}/uses/`).set(bearer).expect(200);
    const earlier = { kind: 'version 2 of the article', name: 'At dawn', earlier: true };
    expect(uses.body).toEqual([{ ...earlier, path: `/admin/blog?post=${id}` }]);
    expect(await usesIn(item)).toBe(0);
    const path = `/api/library/${item.id}/`;
    const refused = await http.delete(path).set(bearer).expect(409);
    expect(refused.body.detail).toContain('version 2 of the article At dawn.');
    // what is shown now is not deleted whatever is said
    const lose = { earlier: 'lose' };
    await http.delete(`/api/library/${shown.id}/`).query(lose).set(bearer).expect(409);
    // restored, it is shown again
    await http.post(`/api/posts/${id}/versions/1/restore/`).set(bearer).expect(200);
    await http.delete(path).query(lose).set(bearer).expect(409);
    expect(await usesIn(item)).toBe(1);
    await change({ posts: ['No picture'] });
    await http.delete(path).query(lose).set(bearer).expect(204);
    await http.delete(`/blogs/${id}`).set(bearer).expect(204);
    await http.delete(`/api/library/${shown.id}/`).set(bearer).expect(204);
  });

  it('follows a record that is renamed, and a page', async () => {
    await seedDefaults(server.platform.database, server.platform);
    const item = await added();
    const project = await showIn(item.url);
    const renamed = { name: 'Globe', image: item.url };
    await http.put(`/projects/${project}`).set(bearer).send(renamed).expect(200);
    const { body: home } = await http.get('/api/pages/home/').expect(200);
    const pictured = { ...home, heroImages: [item.url] };
    await http.put('/api/pages/home/').set(bearer).send(pictured).expect(200);
    const names = async () => {
      const { body } = await http.get(`/api/library/${item.id}/uses/`).set(bearer).expect(200);
      return body.map(({ kind, name }: Record<string, string>) => `${kind} ${name}`);
    };
    expect(await names()).toEqual(['page home', 'project Globe']);
    await http.put('/api/pages/home/').set(bearer).send(home).expect(200);
    await http.put(`/projects/${project}`).set(bearer).send({ name: 'Globe' }).expect(200);
    expect(await names()).toEqual([]);
  });

  it('is kept when the server starts and removes unknown files', async () => {
    const item = await added();
    await server.dependencies.media.sweep();
    await http.get(item.url).expect(200);
  });

  it('is found by its words', async () => {
    const item = await added({ title: 'A very special name', alt: 'Mount FAKO' });
    const { body } = await http.get('/api/library/').query({ q: 'fako' }).set(bearer).expect(200);
    expect(body.items.map(({ id }: SentPicture) => id)).toEqual([item.id]);
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
