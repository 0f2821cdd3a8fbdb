import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentTypes, locales, type Post } from '@vitrine/contracts';
import { defaultContent, defaultContentIn } from '@vitrine/default-content';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { uuidIds } from '../src/lib/ids.ts';
import { createLogger } from '../src/lib/logger.ts';
import { createPasswordHasher } from '../src/lib/password-hash.ts';
import { DEFAULT_ADMIN_EMAIL, ensureFirstAdmin } from '../src/people/sign-in/first-admin.ts';
import { newAdmin, newUser, signIn } from './testing/people.ts';
import { TestClock } from './testing/test-clock.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const needs = {
  clock: new TestClock(),
  ids: uuidIds,
  logger: createLogger('silent'),
  hasher: createPasswordHasher(4),
};
afterAll(() => needs.hasher.close());

/** Two processes' views of one new database. */
async function withReplicas(work: (one: Database, other: Database) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-seed-'));
  const { open } = await createTestDatabase(folder);
  const one = await open();
  const other = await open();
  try {
    await work(one, other);
  } finally {
    await one.close();
    await other.close();
    await rm(folder, { recursive: true });
  }
}

async function withServer(work: (server: TestServer) => Promise<void>) {
  const server = await startTestServer();
  await work(server).finally(server.close);
}

const countsOf = async ({ read, tables }: Database) => {
  const counted = ['pages', ...contentTypes, 'blogPosts'] as const;
  const counts = counted.map(async (name) => [name, await read.$count(tables[name])] as const);
  return Object.fromEntries(await Promise.all(counts));
};
const expectedCounts = {
  ...Object.fromEntries(
    Object.entries(defaultContent).map(([key, items]) => [key, Object.keys(items).length]),
  ),
  // a translated post is a post
  blogPosts: defaultContent.blogPosts.length * locales.length,
};

describe('the first content', () => {
  it('is what visitors see', () =>
    withServer(async ({ http, platform }) => {
      await seedDefaults(platform.database, platform);
      const names = async (path: string) =>
        (await http.get(path).expect(200)).body.map(({ name }: { name: string }) => name);
      expect(await names('/departments/')).toEqual(
        defaultContent.departments.map(({ name }) => name),
      );
      const departments = (await http.get('/departments/')).body;
      const members = (await http.get('/teamMembers/')).body;
      const placed = members.map((member: { name: string; department_id: string }) => ({
        name: member.name,
        department: departments.find(({ id }: { id: string }) => id === member.department_id).name,
      }));
      expect(placed).toEqual(
        defaultContent.teamMembers.map((member) => ({
          name: member.name,
          department: member.department_id,
        })),
      );
      const posts = (await http.get('/blogs/')).body;
      const moments = posts.map((post: { created_at: string }) => post.created_at);
      expect(moments).toEqual(
        defaultContent.blogPosts.map(({ created_at }) => created_at).toReversed(),
      );
    }));

  it('is what visitors see in French, and nothing of it waits for a translator', () =>
    withServer(async ({ http, platform }) => {
      await seedDefaults(platform.database, platform);
      const { fr } = defaultContentIn;
      const get = async (path: string) => (await http.get(path).expect(200)).body;
      expect((await get('/api/pages/about/?locale=fr')).heroTitle).toBe(fr.pages.about.heroTitle);
      const services = await get('/services/?locale=fr');
      expect(services.map(({ title }: { title: string }) => title)).toEqual(
        fr.services.map(({ title }) => title),
      );
      const posts = await get('/api/articles/?locale=fr');
      expect(posts.items.map(({ title }: { title: string }) => title)).toEqual(
        fr.blogPosts.map(({ title }) => title).toReversed(),
      );
      const slugs = posts.items.map(({ slug }: { slug: string }) => slug);
      expect(slugs).toContain('deux-langues-des-le-premier-ecran');
      const all: Post[] = await get('/blogs/?locale=fr');
      const roles = all.flatMap(({ author }) => author?.role ?? []);
      expect(roles.length).toBeGreaterThan(0);
      const known = [...fr.leadership, ...fr.teamMembers].map(({ role }) => role);
      expect(known).toEqual(expect.arrayContaining(roles));
      expect((await get('/api/pages/company/?locale=fr')).address).toContain('Limbé');
    }));

  it('has nothing that a translator would have to look at, and opens in their editor', () =>
    withServer(async (server) => {
      const { http, platform } = server;
      await seedDefaults(platform.database, platform);
      const { bearer } = await newAdmin(server);
      const get = async (path: string) => (await http.get(path).set(bearer).expect(200)).body;
      const { records } = await get('/api/translations/?locale=fr');
      expect(records.length).toBeGreaterThan(40);
      expect(records.filter(({ state }: { state: string }) => state !== 'current')).toEqual([]);
      const { post } = records.find(({ kind }: { kind: string }) => kind === 'post');
      const { source, was } = await get(`/api/posts/${post}/source/`);
      expect(was).toEqual(source);
    }));

  it('comes once, though several replicas start and start again', () =>
    withReplicas(async (one, other) => {
      await Promise.all([seedDefaults(one, needs), seedDefaults(other, needs)]);
      await seedDefaults(one, needs);
      expect(await countsOf(one)).toEqual(expectedCounts);
    }));

  it('gets the pages that came with a later release, and leaves the others as they are', () =>
    withReplicas(async (one, other) => {
      await seedDefaults(one, needs);
      const { pages } = one.tables;
      const content = { heroTitle: 'Ours' };
      await one.write(async (tx) => {
        await tx.delete(pages).where(eq(pages.key, 'cookies'));
        await tx.update(pages).set({ content }).where(eq(pages.key, 'terms'));
      });
      const revision = await one.contentRevision();
      const added = await Promise.all([seedDefaults(one, needs), seedDefaults(other, needs)]);
      expect(added.flat()).toEqual(['cookies']);
      expect(await one.contentRevision()).not.toBe(revision);
      const stored = await one.read.select().from(pages);
      const contentOf = (key: string) => stored.find((page) => page.key === key)?.content;
      expect(contentOf('cookies')).toEqual(defaultContent.pages.cookies);
      expect(contentOf('terms')).toEqual(content);
      expect(await seedDefaults(one, needs)).toEqual([]);
    }));

  it('does not come back after it was deleted', () =>
    withReplicas(async (one) => {
      await seedDefaults(one, needs);
      await one.write(async (tx) => {
        await tx.delete(one.tables.projects);
      });
      await seedDefaults(one, needs);
      expect((await countsOf(one)).projects).toBe(0);
    }));

  it('is stored whole or not at all', () =>
    withReplicas(async (one) => {
      const ids = { next: () => 'the same for all' };
      await expect(seedDefaults(one, { ...needs, ids })).rejects.toThrow();
      expect((await countsOf(one)).pages).toBe(0);
      await seedDefaults(one, needs);
      expect(await countsOf(one)).toEqual(expectedCounts);
    }));
});

describe('the first administrator', () => {
  it('signs in with what the banner shows', () =>
    withServer(async (server) => {
      const admin = await ensureFirstAdmin(server.platform);
      expect(admin).toMatchObject({ email: DEFAULT_ADMIN_EMAIL, generated: true });
      expect(admin?.password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
      const { bearer } = await signIn(server, DEFAULT_ADMIN_EMAIL, admin?.password);
      await server.http.get('/api/admin/overview/').set(bearer).expect(200);
    }));

  it('has the address and password that were set', () =>
    withServer(async (server) => {
      const email = 'boss@example.com';
      const password = 'chosen by the operator';
      const admin = await ensureFirstAdmin(server.platform, { email, password });
      expect(admin).toEqual({ email, password, generated: false });
      await signIn(server, email, password);
    }));

  it('is made once', () =>
    withServer(async (server) => {
      const { platform } = server;
      const first = await ensureFirstAdmin(platform);
      expect(await ensureFirstAdmin(platform, { email: 'other@example.com' })).toBeUndefined();
      expect(first).toBeDefined();
    }));

  it.each(['one@example.com', 'two@example.com'])(
    'is one, though two replicas start with %s and one@example.com',
    (email) =>
      withReplicas(async (one, other) => {
        const made = await Promise.all([
          ensureFirstAdmin({ ...needs, database: one }, { email: 'one@example.com' }),
          ensureFirstAdmin({ ...needs, database: other }, { email }),
        ]);
        expect(made.filter(Boolean)).toHaveLength(1);
        expect(await one.read.$count(one.tables.users)).toBe(1);
      }),
  );

  it('never takes over an account that someone else registered', () =>
    withServer(async (server) => {
      const { email, bearer } = await newUser(server);
      expect(await ensureFirstAdmin(server.platform, { email })).toBeUndefined();
      await server.http.get('/api/users/').set(bearer).expect(403);
    }));
});
