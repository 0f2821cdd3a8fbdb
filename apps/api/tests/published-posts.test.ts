// @module-tag database
import {
  POSTS_PER_PAGE,
  type PostColor,
  type PostsOverview,
  type PublishedPost,
  postColors,
  type RelatedPosts,
} from '@vitrine/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const admin = await newAdmin(server);
const { database, ids, clock } = server.platform;
const LONG_AGO = new Date('2001-01-01T00:00:00Z');

const ask = async (query: Record<string, string> = {}) =>
  (await server.http.get('/api/articles/').query(query).expect(200)).body as {
    items: PublishedPost[];
    next: string | null;
  };
const titles = async (query?: Record<string, string>) =>
  (await ask(query)).items.map(({ title }) => title);

async function publish(title: string, changes: Record<string, unknown> = {}) {
  server.clock.advance(MINUTE_MS);
  const post = {
    id: ids.next(),
    title,
    description: 'What it is about',
    icon: '📝' as const,
    color: 'blue' as PostColor,
    status: 'published' as const,
    sections: ['word '.repeat(401)],
    createdAt: clock.now(),
    updatedAt: clock.now(),
    ...changes,
  };
  await database.write(async (tx) => {
    await tx.insert(database.tables.blogPosts).values(post);
    await database.touchContent(tx);
  });
  return post.id;
}

describe('the list of articles', () => {
  beforeEach(removeAll);

  it('shows the published, newest first, without their text', async () => {
    await publish('Older');
    await publish('A draft', { status: 'draft' });
    const id = await publish('Newer');
    const { items, next } = await ask();
    expect(items.map(({ title }) => title)).toEqual(['Newer', 'Older']);
    expect(next).toBeNull();
    expect(items[0]).toEqual({
      id,
      slug: id,
      ...{ cover: '', cover_alt: '', tags: [] },
      title: 'Newer',
      description: 'What it is about',
      icon: '📝',
      color: 'blue',
      created_at: clock.now().toISOString(),
      reading_minutes: 3,
    });
  });

  it('hides drafts from administrators too: it is what visitors see', async () => {
    await publish('Secret', { status: 'draft' });
    const { body } = await server.http.get('/api/articles/').set(admin.bearer).expect(200);
    expect(JSON.stringify(body)).not.toContain('Secret');
  });

  it('may be kept by caches, and shows a change at once', async () => {
    const first = await server.http.get('/api/articles/').expect(200);
    expect(first.headers['cache-control']).toContain('public');
    await publish('Brand new');
    expect((await titles())[0]).toBe('Brand new');
  });

  it('comes a page at a time, each article once, also when all were made in one moment', async () => {
    for (let index = 0; index < POSTS_PER_PAGE * 2 + 1; index += 1) {
      await publish(`Paged ${index}`, { createdAt: LONG_AGO });
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await ask({ q: 'paged', ...(after ? { after } : {}) });
      expect(page.items.length).toBeLessThanOrEqual(POSTS_PER_PAGE);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(POSTS_PER_PAGE * 2 + 1);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort().reverse());
  });

  it('says that nothing follows when a page is exactly full', async () => {
    for (let index = 0; index < POSTS_PER_PAGE; index += 1) await publish(`Full ${index}`);
    const { items, next } = await ask({ q: 'Full' });
    expect(items).toHaveLength(POSTS_PER_PAGE);
    expect(next).toBeNull();
  });

  it('goes on behind an article that is gone', async () => {
    for (let index = 0; index <= POSTS_PER_PAGE; index += 1) {
      await publish(`Going ${index}`, { createdAt: new Date(LONG_AGO.getTime() + index) });
    }
    const { items, next } = await ask({ q: 'going' });
    const { blogPosts } = database.tables;
    await database.write((tx) =>
      tx.delete(blogPosts).where(eq(blogPosts.id, String(items.at(-1)?.id))),
    );
    expect((await ask({ q: 'going', after: String(next) })).items).toMatchObject([
      { title: 'Going 0' },
    ]);
  });

  it('refuses a cursor that was not made here', async () => {
    await server.http.get('/api/articles/?after=made-up').expect(422);
  });
});

describe('searching articles', () => {
  it('looks into title and description, in any case', async () => {
    await publish('Metered DATA plans');
    await publish('Something', { description: 'About metered data' });
    expect(await titles({ q: ' mEtErEd data ' })).toEqual(['Something', 'Metered DATA plans']);
  });

  it('knows the capitals of other languages', async () => {
    await publish('Une École à Douala');
    expect(await titles({ q: 'éCOLE À' })).toEqual(['Une École à Douala']);
  });

  it.each([
    ['100%', 'Sure: 100% done', 'Sure: 1000 done'],
    ['snake_case', 'On snake_case names', 'On snakeXcase names'],
    ['wow!', 'Bang wow! said', 'Bang wow? said'],
    ["o'clock", "Nine o'clock", 'Nine oclock'],
    ['back\\slash', 'A back\\slash there', 'A backslash there'],
    ['!%', 'Odd !% pair', 'Odd ! pair'],
  ])('finds %s as it is typed and nothing like it', async (q, right, wrong) => {
    await publish(right);
    await publish(wrong);
    expect(await titles({ q })).toEqual([right]);
  });

  it('finds nothing for what no text holds', async () => {
    expect(await ask({ q: 'a\u0000b' })).toEqual({ items: [], next: null });
    expect(await ask({ q: "' OR '1'='1" })).toEqual({ items: [], next: null });
  });

  it('refuses a question that is too long, asked twice, or of no category', async () => {
    await server.http
      .get('/api/articles/')
      .query({ q: 'a'.repeat(201) })
      .expect(422);
    await server.http.get('/api/articles/?q=a&q=b').expect(422);
    await server.http.get('/api/articles/?category=red').expect(422);
    await server.http.get("/api/articles/?after=' OR 1=1").expect(422);
  });
});

describe('the categories', () => {
  it('are distinguished, and General takes every color that is not known', async () => {
    for (const color of ['green', 'default-color', 'magenta'] as PostColor[]) {
      await publish(`Colored ${color}`, { color });
    }
    const colored = (category: string) => titles({ q: 'colored', category });
    expect(await colored('green')).toEqual(['Colored green']);
    expect(await colored('blue')).toEqual([]);
    expect(await colored('default-color')).toEqual(['Colored magenta', 'Colored default-color']);
  });
});

/** What two of the answers are about: nothing else must be published. */
async function removeAll() {
  await database.write(async (tx) => {
    await tx.delete(database.tables.blogPosts);
    await database.touchContent(tx);
  });
}

describe('the overview of the blog', () => {
  beforeEach(removeAll);
  const overview = async (): Promise<PostsOverview> =>
    (await server.http.get('/api/articles/overview/').expect(200)).body;
  const latest = async () => (await overview()).latest.map(({ title }) => title);

  it('has the three latest of all and of each category, newest first', async () => {
    for (const color of ['blue', 'green'] as const) {
      for (const number of [1, 2, 3, 4]) await publish(`${color} ${number}`, { color });
    }
    expect(await latest()).toEqual(['green 4', 'green 3', 'green 2']);
    const { categories, has_more } = await overview();
    expect(has_more).toBe(true);
    expect(
      categories.map(({ color, articles }) => [color, articles.map(({ title }) => title)]),
    ).toEqual([
      ['blue', ['blue 4', 'blue 3', 'blue 2']],
      ['green', ['green 4', 'green 3', 'green 2']],
    ]);
  });

  it('has no text of any article', async () => {
    await publish('Long', { sections: ['the text itself'] });
    const { categories, latest: [newest] = [] } = await overview();
    expect(Object.keys(newest ?? {}).sort()).toEqual(
      [
        ...['color', 'cover', 'cover_alt', 'created_at', 'description', 'icon', 'id'],
        ...['reading_minutes', 'slug', 'tags', 'title'],
      ].sort(),
    );
    expect(Object.keys(categories[0]?.articles[0] ?? {}).sort()).toEqual(
      ['created_at', 'id', 'reading_minutes', 'slug', 'title'].sort(),
    );
  });

  it('leaves out what is not published', async () => {
    expect(await overview()).toEqual({ latest: [], has_more: false, categories: [] });
    await publish('A draft', { status: 'draft' });
    await publish('Later', { status: 'scheduled' });
    expect(await overview()).toEqual({ latest: [], has_more: false, categories: [] });
  });

  it.each([
    [3, false],
    [4, true],
  ])('says of %d articles whether there are more than the latest', async (count, more) => {
    for (let number = 0; number < count; number += 1) await publish(`One ${number}`);
    expect((await overview()).has_more).toBe(more);
  });

  it('counts every color that is not known to General', async () => {
    await publish('General', { color: 'default-color' });
    await publish('Odd', { color: 'magenta' as PostColor });
    await publish('Other', { color: 'azure' as PostColor });
    await publish('Strange', { color: 'zinc' as PostColor });
    const [general, ...others] = (await overview()).categories;
    expect(general?.articles.map(({ title }) => title)).toEqual(['Strange', 'Other', 'Odd']);
    expect(others).toEqual([]);
  });

  it('is as long with many articles as with a few', async () => {
    const length = async () =>
      (await server.http.get('/api/articles/overview/').expect(200)).text.length;
    const fill = async (count: number) => {
      for (let number = 0; number < count; number += 1) {
        await publish('The same title', { color: postColors[number % postColors.length] });
      }
    };
    await fill(postColors.length * 4);
    const before = await length();
    await fill(postColors.length * 10);
    expect(await length()).toBe(before);
  });
});

describe('what an article leads to', () => {
  beforeEach(removeAll);
  const related = async (id: string): Promise<RelatedPosts> =>
    (await server.http.get(`/api/articles/related/${id}/`).expect(200)).body;

  it('are the published ones before and after it', async () => {
    const first = await publish('First');
    await publish('A draft', { status: 'draft' });
    const second = await publish('Second', { color: 'green' });
    await publish('Later', { status: 'scheduled' });
    const third = await publish('Third');
    expect(await related(second)).toMatchObject({
      previous: { id: first, title: 'First' },
      next: { id: third, title: 'Third' },
    });
    expect(await related(first)).toMatchObject({ previous: null, next: { id: second } });
    expect(await related(third)).toMatchObject({ previous: { id: second }, next: null });
  });

  it('are distinguished when they were made in one moment', async () => {
    const ids: string[] = [];
    for (const title of ['A', 'B', 'C']) ids.push(await publish(title, { createdAt: LONG_AGO }));
    const [lowest = '', middle = '', highest = ''] = ids.sort();
    expect(await related(middle)).toMatchObject({
      previous: { id: lowest },
      next: { id: highest },
    });
  });

  it('are the latest others of its category that do not be beside it', async () => {
    const ids: string[] = [];
    for (const number of [1, 2, 3, 4, 5, 6]) ids.push(await publish(`Blue ${number}`));
    await publish('Green', { color: 'green' });
    const titlesOf = async (id = '') => (await related(id)).related.map(({ title }) => title);
    expect(await titlesOf(ids[4])).toEqual(['Blue 3', 'Blue 2', 'Blue 1']);
    expect(await titlesOf(ids[1])).toEqual(['Blue 6', 'Blue 5', 'Blue 4']);
    const [one] = (await related(ids[4] ?? '')).related;
    expect(Object.keys(one ?? {}).sort()).toEqual(
      ['created_at', 'id', 'reading_minutes', 'slug', 'title'].sort(),
    );
  });

  it('are filled up with the newest of other categories where a category is small', async () => {
    for (const number of [1, 2, 3, 4, 5]) await publish(`Blue ${number}`);
    const alone = await publish('Alone', { color: 'purple', createdAt: LONG_AGO });
    const { previous, next, related: others } = await related(alone);
    expect(others).toHaveLength(3);
    const shown = others.map(({ id }) => id);
    expect(new Set(shown).size).toBe(3);
    for (const one of [alone, previous?.id, next?.id]) expect(shown).not.toContain(one);
  });

  it('do not learn of a draft, nor of what does not exist', async () => {
    const draft = await publish('Secret', { status: 'draft' });
    for (const id of [draft, ids.next(), 'no-id', '%20']) {
      await server.http.get(`/api/articles/related/${id}/`).expect(404);
    }
    await server.http.get(`/api/articles/related/${draft}/`).set(admin.bearer).expect(404);
  });
});
