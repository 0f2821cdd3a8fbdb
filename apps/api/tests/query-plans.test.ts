// @module-tag database
import { filterNames, postFields } from '@vitrine/contracts';
import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Amounts, fillLarge } from '../src/db/seed/large/fill.ts';
import { makeSignable } from '../src/db/seed/large/sign-in.ts';
import { PASSWORD, type SignedIn, signIn } from './testing/people.ts';
import { listenToQueries } from './testing/query-plans.ts';
import { useTestServer } from './testing/test-server.ts';

// What a list asks the database must not cost more as tables grow. Nothing is timed here: the
// database says how it would go about it. tools/bench/ has the times.

const NONE: Amounts = {
  ...{ messages: 0, users: 0, posts: 0, applications: 0, audit: 0 },
  ...{ connections: 0, activities: 0, mails: 0, pictures: 0 },
};
const POSTS = 3_000;
/** In parts, none of which names rows of another: PostgreSQL takes a while to index their words. */
const PARTS: Partial<Amounts>[] = [
  { users: 6_000, posts: POSTS, connections: 3_000, activities: 3_000 },
  { messages: 6_000 },
  { applications: 6_000, audit: 6_000, mails: 3_000, pictures: 3_000 },
];

const takeAsked = listenToQueries();
const server = await useTestServer();
const { database, clock, hasher } = server.platform;
let people: Record<'admin' | 'owner', SignedIn>;

for (const part of PARTS) {
  beforeAll(() => fillLarge(database, { ...NONE, ...part }, clock.now()));
}
beforeAll(async () => {
  const { admin, owner } = await makeSignable(database, await hasher.hash(PASSWORD));
  people = { admin: await signIn(server, admin), owner: await signIn(server, owner) };
});

/** One number of all rows is read from all of them; tools/bench/ shows that it is soon read. */
const ALL_ACCOUNTS = /^select count\(\*\) as count from "users";?$/;

/** Asks, and asks the database how it came by the answer. */
async function get(path: string, as: 'admin' | 'owner') {
  takeAsked();
  const { body, headers } = await server.http.get(path).set(people[as].bearer).expect(200);
  const asked = takeAsked().filter(({ text }) => !ALL_ACCOUNTS.test(text));
  expect(asked.length).toBeGreaterThan(0);
  const found = await Promise.all(
    asked.map(async ({ text, problems }) => (await problems()).map((one) => `${one}: ${text}`)),
  );
  takeAsked();
  const linked = /cursor=([^&>]+)[^>]*>; rel="next"/.exec(headers.link ?? '')?.[1];
  return { next: (body.next ?? linked) as string | undefined, problems: found.flat() };
}

describe('a long list', () => {
  it.each<[path: string, as?: 'admin' | 'owner']>([
    ['/api/messages/?'],
    ['/api/messages/?folder=archived'],
    ['/api/messages/?folder=archived&type=internal'],
    ['/api/messages/?status=unread'],
    ['/api/messages/?state=spam'],
    ['/api/messages/?language=fr'],
    ['/api/messages/?assignee=nobody'],
    ['/api/messages/?assignee=me'],
    ['/api/messages/?assignee=someone-else'],
    ['/api/messages/?seen=no'],
    ['/api/messages/?type=internal'],
    ['/api/messages/?type=internal&status=read'],
    ['/api/messages/?q=formation'],
    ['/api/messages/?q=kilimandjaro'],
    ['/api/messages/?q=xyzzyq'],
    ['/api/messages/?q=formation&type=internal'],
    ['/api/messages/?q=zq'],
    ['/api/messages/?q=zq&status=unread'],
    ['/api/users/?'],
    ['/api/users/?role=admin'],
    ['/api/users/?status=inactive'],
    ['/api/users/?role=editor&status=pending'],
    ['/api/users/?q=people'],
    ['/api/users/?q=xyzzyq'],
    ['/api/users/?q=zq'],
    ['/api/posts/?'],
    ['/api/posts/?status=draft'],
    ['/api/posts/?q=formation'],
    ['/api/posts/?q=xyzzyq&status=draft'],
    ['/api/posts/?q=zq'],
    ...filterNames(postFields).flatMap((name): [string][] => {
      const narrowed = `/api/posts/?${name}=${postFields[name].of[1]}`;
      return [[narrowed], [`${narrowed}&status=draft`], [`${narrowed}&q=formation`]];
    }),
    ['/blogs/?limit=30'],
    ['/blogs/?sort=created_at'],
    ['/blogs/?status=draft'],
    ['/blogs/?color=blue'],
    ['/blogs/?color=blue&sort=created_at'],
    ['/blogs/?q=formation&sort=created_at'],
    ['/blogs/?q=xyzzyq&sort=created_at'],
    ['/blogs/?q=zq&sort=created_at'],
    ['/api/articles/?'],
    ['/api/articles/?category=blue'],
    ['/api/articles/?category=default-color'],
    ['/api/articles/overview/?'],
    ['/api/articles/?q=formation&category=blue'],
    ['/blog/feed.xml?'],
    ['/blog/feed.json?'],
    ['/sitemap-articles-2.xml?'],
    ['/api/applications/?'],
    ['/api/applications/?status=new'],
    ['/api/applications/?kind=training'],
    ['/api/applications/?kind=training&status=new'],
    ['/api/applications/?language=fr'],
    ['/api/applications/?assignee=me'],
    ['/api/applications/?assignee=me&status=new'],
    ['/api/applications/?assignee=nobody&status=new'],
    ['/api/applications/?assignee=someone-else'],
    ['/api/applications/?seen=no'],
    ['/api/applications/?seen=no&status=new'],
    ['/api/applications/?q=formation'],
    ['/api/applications/?q=formation&assignee=me&seen=no'],
    ['/api/applications/?q=xyzzyq'],
    ['/api/applications/?q=zq'],
    ['/api/counts/applications/?'],
    ['/api/counts/applications/?kind=training'],
    ['/api/counts/applications/?assignee=me'],
    ['/api/counts/applications/?q=xyzzyq&seen=no'],
    ['/api/counts/applications/?q=xyzzyq'],
    ['/api/counts/applications/?q=zq'],
    ['/api/library/?'],
    ['/api/library/?q=formation'],
    ['/api/library/?q=zq'],
    ['/api/library/?q=fo'],
    ['/api/users/?q=f'],
    ['/api/audit/?'],
    ['/api/audit/?subject=settings'],
    ['/api/audit/?subject_id=post-17'],
    ['/api/audit/?actor=nobody@example.com'],
    ['/api/audit/?actor=nobody@example.com&subject=post'],
    ['/api/outbox/?'],
    ['/api/outbox/?status=failed'],
    ['/api/outbox/?status=queued'],
    ['/api/admin/overview/?'],
    ['/api/connections/?', 'owner'],
    ['/api/activity/?', 'owner'],
  ])('is led by an index: %s', async (path, as = 'admin') => {
    const first = await get(path, as);
    expect(first.problems).toEqual([]);
    if (!first.next) return;
    const second = await get(`${path}&after=${first.next}`, as);
    expect(second.problems).toEqual([]);
  });

  it('is not read to know what an article leads to', async () => {
    const { blogPosts } = database.tables;
    const [post] = await database.read
      .select({ id: blogPosts.id })
      .from(blogPosts)
      .where(eq(blogPosts.status, 'published'))
      .orderBy(blogPosts.createdAt)
      .limit(1)
      .offset(POSTS / 2);
    const { problems } = await get(`/api/articles/related/${post?.id}/`, 'admin');
    expect(problems).toEqual([]);
  });

  it('is not read to know where a picture is shown', async () => {
    const [picture] = await database.read.select().from(database.tables.libraryItems).limit(1);
    const { problems } = await get(`/api/library/${picture?.id}/uses/`, 'admin');
    expect(problems).toEqual([]);
  });

  it('is checked: a query that reads rows only to skip them is found', async () => {
    takeAsked();
    await database.read.$count(
      database.tables.messages,
      like(database.tables.messages.name, '%a_%'),
    );
    const [asked] = takeAsked();
    expect(await asked?.problems()).not.toEqual([]);
  });
});
