// @module-tag database
import {
  type AdminOverview,
  type Post,
  type PostSummary,
  VIEW_CHART_DAYS,
} from '@vitrine/contracts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DAY_MS, utcDay } from '../src/lib/clock.ts';
import { newAdmin, newUser, type SignedIn } from './testing/people.ts';
import { startTestServer, type TestServer, useTestServer } from './testing/test-server.ts';
import { everythingStored, LAPTOP, PHONE } from './testing/visits.ts';

const server = await useTestServer({ trustedProxies: 1 });
const { http, clock, platform } = server;
const { database } = platform;
const { postReads, viewMarks } = database.tables;

let admin: SignedIn;
beforeEach(async () => {
  await database.write(async (tx) => {
    await tx.delete(database.tables.blogPosts);
  });
  admin = await newAdmin(server);
});

const written = { description: 'About it.', posts: ['Its text.'] };
async function publish(title: string, of: TestServer = server, by = admin): Promise<Post> {
  const body = { ...written, title, status: 'published' };
  return (await of.http.post('/blogs/').set(by.bearer).send(body).expect(201)).body;
}

interface Reader {
  address?: string;
  userAgent?: string;
  bearer?: Record<string, string>;
  of?: TestServer;
}
/** One opening of a post, by a phone of its own unless a test says otherwise. */
const open = (
  id: string,
  { address = '198.51.100.7', userAgent = PHONE, bearer = {}, of = server }: Reader = {},
) =>
  of.http
    .post(`/api/public/articles/${id}/views/`)
    .set({ 'X-Forwarded-For': address, 'User-Agent': userAgent, ...bearer });

const reads = async (id: string) =>
  (await http.get(`/api/posts/${id}/reads/`).set(admin.bearer).expect(200)).body;
const overview = async (): Promise<AdminOverview['reads']> =>
  (await http.get('/api/admin/overview/').set(admin.bearer).expect(200)).body.reads;

describe('a read of an article', () => {
  it('counts once a visitor and day', async () => {
    const { id } = await publish('Solar');
    const { text, headers } = await open(id).expect(204);
    expect([text, headers['set-cookie']]).toEqual(['', undefined]);
    await open(id).expect(204);
    await open(id, { address: '198.51.100.8' }).expect(204);
    await open(id, { userAgent: LAPTOP }).expect(204);
    expect((await reads(id)).total).toBe(3);
    clock.advance(DAY_MS);
    await open(id).expect(204);
    admin = await newAdmin(server);
    expect((await reads(id)).total).toBe(4);
  });

  it('that was counted already writes nothing', async () => {
    const { id } = await publish('Solar');
    await open(id).expect(204);
    const before = await database.read.select().from(viewMarks);
    const write = database.write;
    onTestFinished(() => {
      database.write = write;
    });
    database.write = () => Promise.reject(new Error('written'));
    await open(id).expect(204);
    expect(await database.read.select().from(viewMarks)).toEqual(before);
  });

  it('counts once when one visitor asks twenty times at once', async () => {
    const { id } = await publish('Solar');
    await Promise.all(Array.from({ length: 20 }, () => open(id).expect(204)));
    expect((await reads(id)).total).toBe(1);
  });

  it.each([
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a program', 'curl/8.5.0'],
    ['who does not say', ''],
  ])('does not count from %s', async (_who, userAgent) => {
    const { id } = await publish('Solar');
    await open(id, { userAgent }).expect(204);
    expect((await reads(id)).total).toBe(0);
  });

  it('does not count from an administrator, but from other people', async () => {
    const { id } = await publish('Solar');
    await open(id, { bearer: admin.bearer }).expect(204);
    expect((await reads(id)).total).toBe(0);
    await open(id, { bearer: (await newUser(server)).bearer }).expect(204);
    expect((await reads(id)).total).toBe(1);
  });

  it('of a draft or of nothing is not found', async () => {
    const body = { ...written, title: 'Not yet', status: 'draft' };
    const draft = await http.post('/blogs/').set(admin.bearer).send(body).expect(201);
    await open(draft.body.id).expect(404);
    await open('nothing').expect(404);
    expect(await database.read.$count(postReads)).toBe(0);
  });

  it('is refused to a client that makes them up', async () => {
    const limited = await startTestServer({ rateLimits: true, trustedProxies: 1 });
    onTestFinished(() => limited.close());
    const { id } = await publish('Solar', limited, await newAdmin(limited));
    for (let count = 0; count < 60; count += 1) {
      await open(id, { of: limited, userAgent: `${PHONE} ${count}` }).expect(204);
    }
    await open(id, { of: limited }).expect(429);
    await open(id, { of: limited, address: '198.51.100.8' }).expect(204);
  });

  it('leaves the public pages in the cache', async () => {
    const { id } = await publish('Solar');
    const before = await database.contentRevision();
    await open(id).expect(204);
    expect(await database.contentRevision()).toBe(before);
  });

  it('stores nothing of who reads', async () => {
    const { id } = await publish('Solar');
    await open(id, { address: '192.0.2.77', userAgent: `${LAPTOP} Rare/7.7` }).expect(204);
    const stored = await everythingStored(server);
    for (const trace of ['192.0.2.77', 'Rare/7.7']) expect(stored).not.toContain(trace);
  });
});

describe('the reads of the last thirty days', () => {
  it('are listed for each day, with those on which nobody read', async () => {
    const { id } = await publish('Solar');
    const first = clock.now();
    await open(id).expect(204);
    clock.advance(2 * DAY_MS);
    await open(id).expect(204);
    await open(id, { address: '198.51.100.8' }).expect(204);
    admin = await newAdmin(server);
    const { total, days } = await reads(id);
    expect(total).toBe(3);
    expect(days).toHaveLength(VIEW_CHART_DAYS);
    expect(days.slice(-3)).toEqual([
      { day: utcDay(first), count: 1 },
      { day: utcDay(new Date(first.getTime() + DAY_MS)), count: 0 },
      { day: utcDay(clock.now()), count: 2 },
    ]);
  });

  it('stand beside each post of the list', async () => {
    const [one, other] = [await publish('Solar'), await publish('Wind')];
    await open(one.id).expect(204);
    await open(one.id, { userAgent: LAPTOP }).expect(204);
    const { body } = await http.get('/api/posts/').set(admin.bearer).expect(200);
    const counts = body.items.map(({ id, reads: count }: PostSummary) => [id, count]);
    expect(Object.fromEntries(counts)).toEqual({ [one.id]: 2, [other.id]: 0 });
  });

  it('name the most read first, and no more than five', async () => {
    expect(await overview()).toEqual({ total: 0, top: [] });
    const posts: Post[] = [];
    for (let place = 0; place < 6; place += 1) {
      const post = await publish(`Article ${place}`);
      posts.push(post);
      for (let reader = 0; reader <= place; reader += 1) {
        await open(post.id, { address: `203.0.113.${reader}` }).expect(204);
      }
    }
    const { total, top = [] } = (await overview()) ?? {};
    expect(total).toBe(21);
    expect(top.map(({ title, count }) => [title, count])).toEqual([
      ['Article 5', 6],
      ['Article 4', 5],
      ['Article 3', 4],
      ['Article 2', 3],
      ['Article 1', 2],
    ]);
    expect(top[0]).toEqual({ ...pickNamed(posts[5]), count: 6 });
  });

  it('are all that is kept: what is older is deleted', async () => {
    const { id } = await publish('Solar');
    await open(id).expect(204);
    clock.advance((VIEW_CHART_DAYS - 1) * DAY_MS);
    await server.dependencies.forgetPastDays();
    expect(await database.read.$count(postReads)).toBe(1);
    clock.advance(DAY_MS);
    await server.dependencies.forgetPastDays();
    expect(await database.read.$count(postReads)).toBe(0);
  });

  it('go with the post, and come back with it from the trash', async () => {
    const { id } = await publish('Solar');
    await open(id).expect(204);
    await http.delete(`/blogs/${id}`).set(admin.bearer).expect(204);
    expect(await database.read.$count(postReads)).toBe(0);
    await http.post(`/api/trash/post/${id}/restore/`).set(admin.bearer).send({}).expect(200);
    expect((await reads(id)).total).toBe(1);
  });
});

const pickNamed = ({ id, slug, title }: Partial<Post> = {}) => ({ id, slug, title });
