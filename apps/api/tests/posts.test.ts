// @module-tag database
import {
  filterNames,
  type Post,
  type PostSummary,
  type PostVersion,
  postFields,
} from '@vitrine/contracts';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../src/lib/clock.ts';
import { createPostsRepository } from '../src/writing/posts/posts.repository.ts';
import { auditOf, readEvents } from './testing/office.ts';
import { newAdmin, type SignedIn, signIn } from './testing/people.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let http: TestServer['http'];
let clock: TestServer['clock'];
let dependencies: TestServer['dependencies'];
let person: SignedIn;
let bearer: SignedIn['bearer'];
beforeEach(async () => {
  server = await startTestServer();
  ({ http, clock, dependencies } = server);
  person = await newAdmin(server);
  ({ bearer } = person);
});
afterEach(() => server.close());

/** Time goes on, and an administrator signs in again. */
const wait = async (ms: number) => {
  clock.advance(ms);
  ({ bearer } = await signIn(server, person.email));
};
const inFuture = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();

const words = { title: 'A title', description: 'What it is about', posts: ['One', 'Two'] };
const create = async (changes: object = {}): Promise<Post> => {
  clock.advance(SECOND_MS);
  const sent = { ...words, ...changes };
  return (await http.post('/blogs/').set(bearer).send(sent).expect(201)).body;
};
const save = (id: string, changes: object, tag?: string) => {
  const request = http.put(`/blogs/${id}`).set(bearer);
  if (tag) request.set('If-Match', tag);
  return request.send({ ...words, ...changes });
};
const asVisitor = async (id: string) => (await http.get(`/blogs/${id}`)).status;

describe('two people with one post', () => {
  it('do not overwrite each other: the second is shown both', async () => {
    const { id, version } = await create();
    const tag = `"${version}"`;
    await save(id, { title: 'Of the first' }, tag).expect(200);
    const refused = await save(id, { title: 'Of the second' }, tag).expect(409);
    expect(refused.body.current).toMatchObject({ id, title: 'Of the first', posts: words.posts });
    const again = await save(id, { title: 'Both' }, `"${refused.body.current.version}"`);
    expect(again.headers.etag).toBe(`"${again.body.version}"`);
    expect((await http.get(`/blogs/${id}`).set(bearer)).body.title).toBe('Both');
  });

  it('of two saves at once, one is taken', async () => {
    const { id, version } = await create();
    const saves = ['A', 'B'].map((title) => save(id, { title }, `"${version}"`));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

describe('a scheduled post', () => {
  it('appears by itself when its time comes, as of that time', async () => {
    const publish_at = inFuture(HOUR_MS);
    const { id } = await create({ title: 'Soon', status: 'scheduled', publish_at });
    const titles = async () =>
      (await http.get('/blogs/')).body.map(({ title }: Post) => title) as string[];
    expect(await titles()).not.toContain('Soon');
    expect(await asVisitor(id)).toBe(404);
    expect(await dependencies.publishDue()).toBe(0);
    await wait(HOUR_MS);
    expect(await dependencies.publishDue()).toBe(1);
    // the list that visitors got a moment ago is not shown again
    expect((await titles())[0]).toBe('Soon');
    const { body } = await http.get(`/blogs/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'published', created_at: publish_at });
    expect(await dependencies.publishDue()).toBe(0);
  });

  it('is in the log when it has appeared, and open screens hear of it', async () => {
    const publish_at = inFuture(HOUR_MS);
    const { id } = await create({ title: 'Logged soon', status: 'scheduled', publish_at });
    await wait(HOUR_MS);
    const events = await readEvents(server.url, { bearer });
    await dependencies.publishDue();
    const heard = await events.next();
    await events.leave();
    expect(heard).toMatchObject({ kind: 'change', subject: 'post', id });
    const [entry] = await auditOf(server, { bearer }, id);
    expect(entry).toMatchObject({
      ...{ action: 'changed', actor: 'schedule', name: 'Logged soon' },
      ...{ before: { status: 'scheduled' }, after: { status: 'published' } },
    });
  });

  it('does not appear at a time that it has not any more', async () => {
    const { database } = server.platform;
    const posts = createPostsRepository(database);
    const publish_at = inFuture(HOUR_MS);
    const { id } = await create({ status: 'scheduled', publish_at });
    await wait(HOUR_MS);
    const due = (await posts.listDue(database.read, clock.now())).find((one) => one.id === id);
    await save(id, { status: 'scheduled', publish_at: inFuture(DAY_MS) }).expect(200);
    const published = database.write(async (tx) => due && posts.publish(tx, due));
    expect(await published).toBeUndefined();
    expect(await asVisitor(id)).toBe(404);
  });

  it('is published once when several processes look at once', async () => {
    await create({ status: 'scheduled', publish_at: inFuture(HOUR_MS) });
    await wait(HOUR_MS);
    const rounds = await Promise.all([1, 2, 3].map(() => dependencies.publishDue()));
    expect(rounds.reduce((sum, appeared) => sum + appeared, 0)).toBe(1);
  });

  it.each([
    ['no time', {}, 'Choose when to publish'],
    ['what is no time', { publish_at: '+020266-11-20T16:00:00.000Z' }, 'Choose when to publish'],
    [
      'a time in the past',
      { publish_at: '2020-01-01T00:00:00.000Z' },
      'Choose a time in the future',
    ],
  ])('is refused with %s', async (_what, changes, message) => {
    const sent = { ...words, status: 'scheduled', ...changes };
    const { body } = await http.post('/blogs/').set(bearer).send(sent).expect(422);
    expect(body.errors).toMatchObject([{ path: 'publish_at', message }]);
  });

  it('keeps its time when its text changes, and loses it as a draft', async () => {
    const publish_at = inFuture(DAY_MS);
    const { id } = await create({ status: 'scheduled', publish_at });
    const { body } = await save(id, { title: 'Changed' }).expect(200);
    expect(body).toMatchObject({ status: 'scheduled', publish_at });
    const draft = await save(id, { status: 'draft' }).expect(200);
    expect(draft.body).toMatchObject({ status: 'draft', publish_at: null });
  });
});

describe('the date of a post', () => {
  it('is that of the day on which it appears, and stays when it is taken back', async () => {
    const { id, created_at } = await create();
    await wait(10 * DAY_MS);
    const { body } = await save(id, { status: 'published', published_at: created_at }).expect(200);
    const out = clock.now().toISOString();
    expect(body.created_at).toBe(out);
    await wait(DAY_MS);
    await save(id, { status: 'draft' }).expect(200);
    const again = await save(id, { status: 'published' }).expect(200);
    expect(again.body.created_at).toBe(out);
  });

  it('stays the one that was chosen for a draft, unless that is yet to come', async () => {
    const chosen = inFuture(-30 * DAY_MS);
    const past = await create({ published_at: chosen });
    const later = await create();
    await save(later.id, { published_at: chosen }).expect(200);
    const future = await create({ published_at: inFuture(30 * DAY_MS) });
    await wait(DAY_MS);
    for (const [{ id }, date] of [
      [past, chosen],
      [later, chosen],
      [future, clock.now().toISOString()],
    ] as const) {
      const { body } = await save(id, { status: 'published' }).expect(200);
      expect(body.created_at).toBe(date);
    }
  });
});

describe('versions of a post', () => {
  const versionsOf = async (id: string): Promise<PostVersion[]> =>
    (await http.get(`/api/posts/${id}/versions/`).set(bearer).expect(200)).body;

  it('keep what it was, who saved it and when', async () => {
    const { id } = await create({ title: 'First' });
    await save(id, { title: 'Second', status: 'published' }).expect(200);
    const kept = await versionsOf(id);
    expect(kept).toMatchObject([
      { version: 2, title: 'Second', status: 'published', author: 'Ngozi Fonyuy' },
      { version: 1, title: 'First', status: 'draft' },
    ]);
    const { body } = await http.get(`/api/posts/${id}/versions/1/`).set(bearer).expect(200);
    expect(body).toMatchObject({ title: 'First', posts: words.posts });
  });

  it('can be restored, which makes a new version and leaves the status', async () => {
    const { id } = await create({ title: 'First', posts: ['Old text'] });
    await save(id, { title: 'Second', status: 'published' }).expect(200);
    const { body } = await http
      .post(`/api/posts/${id}/versions/1/restore/`)
      .set(bearer)
      .expect(200);
    expect(body).toMatchObject({ title: 'First', posts: ['Old text'], status: 'published' });
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  const restore = async (id: string, version: number): Promise<Post> =>
    (await http.post(`/api/posts/${id}/versions/${version}/restore/`).set(bearer).expect(200)).body;
  const details = {
    ...{
      slug: 'first-address',
      cover: '/art/home-hero/1.webp',
      cover_alt: 'A hill',
      tags: ['Solar'],
    },
    ...{ seo_title: 'For engines', seo_description: 'What they are shown' },
  };
  const others = {
    ...{ slug: 'second-address', cover: '', cover_alt: '', tags: [] },
    ...{ seo_title: '', seo_description: '' },
  };

  it('keep address, cover, tags and words for search engines, and are restored with them', async () => {
    const { id } = await create({ ...details, status: 'published' });
    await save(id, others).expect(200);
    const { body } = await http.get(`/api/posts/${id}/versions/1/`).set(bearer).expect(200);
    expect(body).toMatchObject(details);
    const restored = await restore(id, 1);
    expect(restored).toMatchObject({ ...details, status: 'published' });
    // both lead to it, and its tags find it
    for (const slug of ['first-address', 'second-address']) {
      expect((await http.get(`/blogs/${slug}`).expect(200)).body).toMatchObject(details);
    }
    const { body: found } = await http.get('/api/articles/').query({ tag: 'solar' }).expect(200);
    expect(found.items.map((item: { id: string }) => item.id)).toEqual([id]);
    await http.delete(`/blogs/${id}`).set(bearer).expect(204);
  });

  it('leave the address as it is where another post has that of the version by now', async () => {
    const { id } = await create({ ...details, status: 'published' });
    await save(id, { ...others, status: 'published' }).expect(200);
    const other = await create({ slug: 'first-address', status: 'published' });
    expect(await restore(id, 1)).toMatchObject({ ...details, slug: 'second-address' });
    expect((await http.get('/blogs/first-address')).body.id).toBe(other.id);
  });

  it('of a release that had other names for some fields are read and restored whole', async () => {
    const { database } = server.platform;
    const { postVersions } = database.tables;
    const { id } = await create({ ...details, status: 'published' });
    await save(id, others).expect(200);
    const { cover_alt, seo_title, seo_description, ...same } = details;
    const named = { coverAlt: cover_alt, seoTitle: seo_title, seoDescription: seo_description };
    await database.write((tx) =>
      tx
        .update(postVersions)
        .set({ details: { ...same, ...named } as never })
        .where(and(eq(postVersions.postId, id), eq(postVersions.version, 1))),
    );
    const { body } = await http.get(`/api/posts/${id}/versions/1/`).set(bearer).expect(200);
    expect(body).toMatchObject(details);
    expect(await restore(id, 1)).toMatchObject(details);
  });

  it('of earlier releases, which kept the text alone, leave the rest as it is', async () => {
    const { database } = server.platform;
    const { id } = await create({ ...details, title: 'First', slug: 'kept-address' });
    await save(id, { title: 'Second' }).expect(200);
    await database.write((tx) =>
      tx
        .update(database.tables.postVersions)
        .set({ details: null })
        .where(eq(database.tables.postVersions.postId, id)),
    );
    const { body } = await http.get(`/api/posts/${id}/versions/1/`).set(bearer).expect(200);
    expect(Object.keys(body)).not.toContain('slug');
    const kept = { ...details, slug: 'kept-address' };
    expect(await restore(id, 1)).toMatchObject({ ...kept, title: 'First' });
    // the one that was replaced is known whole from then on
    const { body: last } = await http.get(`/api/posts/${id}/versions/2/`).set(bearer).expect(200);
    expect(last).toMatchObject({ ...kept, title: 'Second' });
  });

  it('that do not exist are not found', async () => {
    const { id } = await create();
    for (const version of ['9', 'x', '0']) {
      await http.get(`/api/posts/${id}/versions/${version}/`).set(bearer).expect(404);
    }
    await http.post(`/api/posts/${id}/versions/9/restore/`).set(bearer).expect(404);
    expect((await versionsOf(id)).length).toBe(1);
  });
});

describe('a preview link', () => {
  const previewOf = async (id: string): Promise<{ url: string; token: string }> => {
    const { body } = await http.post(`/api/posts/${id}/preview/`).set(bearer).expect(200);
    return { url: body.url, token: body.url.split('/').at(-1) };
  };
  const open = (token: string) => http.get(`/api/articles/preview/${token}/`);

  it('shows a draft as it is now, to anyone, and is kept by no cache', async () => {
    const { id } = await create({ title: 'Draft' });
    const { url, token } = await previewOf(id);
    expect(url).toMatch(/^http:\/\/vitrine\.test\/blog\/preview\//);
    const { body, headers } = await open(token).expect(200);
    expect(body.title).toBe('Draft');
    expect(headers['cache-control']).toBe('no-store');
    await save(id, { title: 'Draft, better' }).expect(200);
    expect((await open(token)).body.title).toBe('Draft, better');
    expect(await asVisitor(id)).toBe(404);
  });

  it('is in the audit log where it is made for others, without the link', async () => {
    const { id } = await create({ title: 'Shown around' });
    await previewOf(id);
    const looked = await http.get('/api/audit/').query({ subject_id: id }).set(bearer);
    expect(looked.body.items.map(({ action }: { action: string }) => action)).toEqual(['created']);
    const made = await http
      .post(`/api/posts/${id}/preview/`)
      .query({ pass_on: 'yes' })
      .set(bearer)
      .expect(200);
    const token = made.body.url.split('/').at(-1);
    const { body } = await http.get('/api/audit/').query({ subject_id: id }).set(bearer);
    expect(body.items[0]).toMatchObject({ action: 'sent', name: 'Shown around' });
    expect(body.items[0].after.preview_until).toMatch(/Z$/);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('ends after seven days', async () => {
    const { token } = await previewOf((await create()).id);
    await wait(7 * DAY_MS);
    await open(token).expect(404);
  });

  it('cannot be made up, stretched or used for another post', async () => {
    const [one, other] = [await create(), await create()];
    const [id, ends, mac] = (await previewOf(one.id)).token.split('.');
    for (const forged of [
      `${other.id}.${ends}.${mac}`,
      `${id}.${Number(ends) + 1}.${mac}`,
      `${id}.${ends}.${'x'.repeat(43)}`,
      'x',
    ]) {
      await open(forged).expect(404);
    }
  });
});

describe('the list of posts', () => {
  const page = async (query: object = {}) =>
    (await http.get('/api/posts/').query(query).set(bearer).expect(200)).body as {
      items: PostSummary[];
      next: string | null;
      counts: Record<string, number>;
    };

  it('has every post once, newest first, a page at a time', async () => {
    const made: string[] = [];
    for (let n = 0; n < 35; n += 1) made.unshift((await create({ title: `Post ${n}` })).id);
    const first = await page();
    expect(first.items).toHaveLength(30);
    // one that arrives in the meantime moves nothing
    await create();
    const rest = await page({ after: first.next ?? '' });
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(ids.slice(0, 35)).toEqual(made);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows the first 50 characters of the first section, and how many there are (ABL-01)', async () => {
    const beginning = 'Water that falls on the mountain comes down to us ';
    const { id } = await create({ posts: [`${beginning}and goes on to the sea.`, 'More'] });
    const listed = (await page()).items.find((post) => post.id === id);
    expect(listed).toMatchObject({ preview: beginning, sections: 2 });
  });

  it('is narrowed by status and by what title and description say', async () => {
    await create({ title: 'A Harbour at dawn', status: 'published' });
    await create({ description: 'about the HARBOUR', status: 'draft' });
    expect((await page({ q: 'harbour' })).items).toHaveLength(2);
    const { items } = await page({ q: 'harbour', status: 'draft' });
    expect(items).toMatchObject([{ status: 'draft', sections: 2, preview: 'One' }]);
    expect((await page({ q: 'nothing like it' })).items).toEqual([]);
  });

  it.each(filterNames(postFields))('is narrowed by %s', async (name) => {
    const [, wanted = '', other = ''] = postFields[name].of;
    const words = { description: `narrowed by ${name}` };
    await create({ ...words, [name]: wanted, status: 'published', title: 'Out' });
    await create({ ...words, [name]: wanted, title: 'Draft' });
    await create({ ...words, [name]: other, title: 'Other' });
    for (const q of ['', words.description]) {
      const titles = async (query: object) =>
        (await page({ q, [name]: wanted, ...query })).items.map(({ title }) => title);
      expect(await titles({})).toEqual(['Draft', 'Out']);
      expect(await titles({ status: 'draft' })).toEqual(['Draft']);
    }
  });

  it('has what is scheduled among the drafts', async () => {
    await create({ title: 'Quay, soon', status: 'scheduled', publish_at: inFuture(DAY_MS) });
    await create({ title: 'Quay, some day' });
    await create({ title: 'Quay, now', status: 'published' });
    const titles = async (status: string) =>
      (await page({ q: 'quay', status })).items.map(({ title }) => title);
    expect(await titles('draft')).toEqual(['Quay, some day', 'Quay, soon']);
    expect(await titles('scheduled')).toEqual(['Quay, soon']);
    expect(await titles('published')).toEqual(['Quay, now']);
  });

  it('counts posts and sections', async () => {
    const before = (await page()).counts;
    await create({ posts: ['1', '2', '3'] });
    await create({ status: 'published', posts: ['1'] });
    expect((await page()).counts).toEqual({
      ...before,
      total: (before.total ?? 0) + 2,
      drafts: (before.drafts ?? 0) + 1,
      published: (before.published ?? 0) + 1,
      sections: (before.sections ?? 0) + 4,
    });
  });

  it('does not take a made-up page', async () => {
    await http.get('/api/posts/').query({ after: 'made-up' }).set(bearer).expect(422);
  });
});

describe('announcing a post', () => {
  beforeEach(() => {
    server.mailer.route = { ...server.mailer.route, mode: 'smtp' };
  });
  const announce = (id: string) => http.post(`/api/posts/${id}/announce/`).set(bearer);
  const subscribe = async (email: string) => {
    const { database } = server.platform;
    const row = { id: `reader-${email}`, email, requestedAt: clock.now() };
    await database.write(async (tx) => {
      await tx.insert(database.tables.subscribers).values({ ...row, confirmedAt: clock.now() });
    });
  };

  it('mails it to every reader, once, with the way out', async () => {
    await subscribe('reader@example.com');
    const { id } = await create({ title: 'News', status: 'published' });
    const { body } = await announce(id).expect(202);
    expect(body.recipients).toBe(1);
    await announce(id).expect(409);
    await dependencies.outbox.sendDue();
    const [mail, ...more] = server.mailer.to('reader@example.com');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'News' });
    expect(mail?.body).toContain('http://vitrine.test/blog/news');
    expect(mail?.headers).toHaveProperty('List-Unsubscribe');
  });

  it('is refused where nobody would get it, and can be done once someone would', async () => {
    const { database } = server.platform;
    await database.write(async (tx) => {
      await tx.delete(database.tables.subscribers);
    });
    const { id } = await create({ title: 'Nobody reads', status: 'published' });
    const { body } = await announce(id).expect(409);
    expect(body.detail).toBe('No one would get this issue.');
    await subscribe('first@example.com');
    await announce(id).expect(202);
  });

  it('is for published posts only', async () => {
    const { id } = await create();
    await announce(id).expect(409);
  });
});

describe('what was done to posts', () => {
  it('is in the audit log, with what changed', async () => {
    const { id } = await create({ title: 'Logged' });
    await save(id, { title: 'Logged again' }).expect(200);
    await http.delete(`/blogs/${id}`).set(bearer).expect(204);
    const { body } = await http
      .get('/api/audit/')
      .query({ subject: 'post', subject_id: id })
      .set(bearer)
      .expect(200);
    expect(body.items).toMatchObject([
      { action: 'deleted', name: 'Logged again', actor: person.email },
      { action: 'changed', before: { title: 'Logged' }, after: { title: 'Logged again' } },
      { action: 'created', name: 'Logged' },
    ]);
  });

  it('is no second copy of the text', async () => {
    const sections = ['a', 'b', 'c'].map((letter) => letter.repeat(400));
    const { id } = await create({ title: 'Long', posts: sections });
    await save(id, { title: 'Long', posts: [...sections.slice(0, 2), 'changed'] }).expect(200);
    const { body } = await http.get('/api/audit/').query({ subject_id: id }).set(bearer);
    const [changed, created] = body.items;
    expect(created.after).toMatchObject({ title: 'Long' });
    expect(created.after).not.toHaveProperty('sections');
    expect(changed).toMatchObject({
      before: { sections: ['…', sections[2]] },
      after: { sections: ['…', 'changed'] },
    });
  });
});
