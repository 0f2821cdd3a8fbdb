import { ARTICLES_PER_PAGE, type ArticleSummary, type BlogColor } from '@vitrine/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const admin = await newAdmin(server);
const { database, ids, clock } = server.platform;
const LONG_AGO = new Date('2001-01-01T00:00:00Z');

const ask = async (query: Record<string, string> = {}) =>
  (await server.http.get('/api/articles/').query(query).expect(200)).body as {
    items: ArticleSummary[];
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
    icon: '📝',
    color: 'blue' as BlogColor,
    status: 'published' as const,
    posts: ['word '.repeat(401)],
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
  it('shows the published, newest first, without their text', async () => {
    await publish('Older');
    await publish('A draft', { status: 'draft' });
    const id = await publish('Newer');
    const { items, next } = await ask();
    expect(items.map(({ title }) => title)).toEqual(['Newer', 'Older']);
    expect(next).toBeNull();
    expect(items[0]).toEqual({
      id,
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
    for (let index = 0; index < ARTICLES_PER_PAGE * 2 + 1; index += 1) {
      await publish(`Paged ${index}`, { createdAt: LONG_AGO });
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await ask({ q: 'paged', ...(after ? { after } : {}) });
      expect(page.items.length).toBeLessThanOrEqual(ARTICLES_PER_PAGE);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(ARTICLES_PER_PAGE * 2 + 1);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort().reverse());
  });

  it('says that nothing follows when a page is exactly full', async () => {
    for (let index = 0; index < ARTICLES_PER_PAGE; index += 1) await publish(`Full ${index}`);
    const { items, next } = await ask({ q: 'Full' });
    expect(items).toHaveLength(ARTICLES_PER_PAGE);
    expect(next).toBeNull();
  });

  it('goes on behind an article that is gone', async () => {
    for (let index = 0; index <= ARTICLES_PER_PAGE; index += 1) {
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
  it('are told apart, and General takes every color that is not known', async () => {
    for (const color of ['green', 'default-color', 'magenta'] as BlogColor[]) {
      await publish(`Colored ${color}`, { color });
    }
    const colored = (category: string) => titles({ q: 'colored', category });
    expect(await colored('green')).toEqual(['Colored green']);
    expect(await colored('blue')).toEqual([]);
    expect(await colored('default-color')).toEqual(['Colored magenta', 'Colored default-color']);
  });
});
