// @module-tag database
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { plainPicture } from './testing/files.ts';
import { newAdmin } from './testing/people.ts';
import type { SentPicture } from './testing/sent-picture.ts';
import { listStored } from './testing/stored.ts';
import { useTestServer } from './testing/test-server.ts';
import { trashOf } from './testing/trash.ts';

const server = await useTestServer();
await seedDefaults(server.platform.database, server.platform);
const { http } = server;
const admin = await newAdmin(server);
const { bearer } = admin;
const trash = trashOf(server, admin);

const POST = { title: 'Harbour', description: 'About it', posts: ['text'], status: 'published' };
const write = async (post: object) =>
  (
    await http
      .post('/blogs/')
      .set(bearer)
      .send({ ...POST, ...post })
      .expect(201)
  ).body;

describe('an article out of the trash', () => {
  it('is found under its tags and under every address that it had', async () => {
    const { id } = await write({
      title: 'Old harbour',
      slug: 'old-harbour',
      tags: ['Solar, wind', 'Limbe'],
    });
    const changed = { ...POST, slug: 'new-harbour' };
    await http.put(`/blogs/${id}`).set(bearer).send(changed).expect(200);
    const taggedNow = async () => {
      const { body } = await http.get('/api/articles/').query({ tag: 'limbe' }).expect(200);
      return body.items.map((item: { id: string }) => item.id);
    };
    const addressNow = async () => (await http.get('/blogs/old-harbour')).body.slug;
    expect([await taggedNow(), await addressNow()]).toEqual([[id], 'new-harbour']);
    await http.delete(`/blogs/${id}`).set(bearer).expect(204);
    expect([await taggedNow(), await addressNow()]).toEqual([[], undefined]);
    expect((await trash.restored('post', id)).notes).toEqual([]);
    expect([await taggedNow(), await addressNow()]).toEqual([[id], 'new-harbour']);
  });
});

describe('a project out of the trash', () => {
  const add = async (name: string): Promise<string> =>
    (await http.post('/projects/').set(bearer).send({ name }).expect(201)).body.id;
  const read = async (address: string) =>
    (await http.get(`/api/case-studies/${address}/`).expect(200)).body;

  it('is found under the names it had before, but for one that another has taken', async () => {
    const id = await add('First pier');
    for (const name of ['Second pier', 'Third pier']) {
      await http.put(`/projects/${id}`).set(bearer).send({ name }).expect(200);
    }
    await http.delete(`/projects/${id}`).set(bearer).expect(204);
    const other = await add('Second pier');
    const { notes } = await trash.restored('projects', id);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('second-pier');
    expect(await read('first-pier')).toMatchObject({ address: 'third-pier', project: { id } });
    expect((await read('second-pier')).project.id).toBe(other);
  });
});

describe('a replaced picture in the trash', () => {
  const newReplaced = async (): Promise<SentPicture> => {
    const file = (width: number) => plainPicture(width, 300).png().toBuffer();
    const sent = http
      .post('/api/library/')
      .set(bearer)
      .attach('file', await file(400), 'a.png');
    const { id } = (await sent.expect(201)).body;
    const again = http.post(`/api/library/${id}/file/`).set(bearer);
    return (await again.attach('file', await file(500), 'b.png').expect(200)).body;
  };

  it('keeps its present file through a start, and shows it again once it is back', async () => {
    const { id, url } = await newReplaced();
    await http.delete(`/api/library/${id}/`).set(bearer).expect(204);
    await http.get(url).expect(404);
    await server.dependencies.media.sweep();
    await trash.restored('picture', id);
    await http.get(url).expect(200);
    expect(await server.dependencies.media.listMissing()).toEqual([]);
  });

  it('leaves no file of any revision once it is deleted for good', async () => {
    const { files } = server.platform;
    const remove = files.delete;
    // the first file cannot be removed when it is replaced
    files.delete = () => Promise.reject(new Error('no'));
    const { id, url } = await newReplaced();
    files.delete = remove;
    const kept = (await listStored(server)).filter((path) => path.includes(id));
    expect(kept.some((path) => !path.includes(dirname(url)))).toBe(true);
    await http.delete(`/api/library/${id}/`).set(bearer).expect(204);
    expect((await listStored(server)).join()).toContain(id);
    await trash.erase('picture', id).expect(204);
    expect((await listStored(server)).join()).not.toContain(id);
  });
});
