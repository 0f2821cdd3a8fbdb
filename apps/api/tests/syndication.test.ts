import { pageKeys } from '@vitrine/contracts';
import { JSDOM, type XmlDocument, type XmlElement } from 'jsdom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { SECOND_MS } from '../src/lib/clock.ts';
import { SITEMAP_PART_SIZE } from '../src/writing/syndication/sitemap.service.ts';
import { newAdmin } from './testing/people.ts';
import { freeName, newProfessional } from './testing/portfolios.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const ORIGIN = 'http://vitrine.test';
const UNKNOWN = '019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20';
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const HOSTILE = ']]> & <script>alert("1")</script> 🚀 مرحبا \u0001\u000b';
const SHOWN = ']]> & <script>alert("1")</script> 🚀 مرحبا';

// feeds and sitemaps show every post, so each test has a site of its own
let server: TestServer;
let admin: Awaited<ReturnType<typeof newAdmin>>;
beforeEach(async () => {
  server = await startTestServer();
  onTestFinished(server.close);
  await seedDefaults(server.platform.database, server.platform);
  admin = await newAdmin(server);
});

const create = async (changes: object = {}) => {
  server.clock.advance(SECOND_MS);
  const post = { title: 'Title', description: 'About', posts: ['One.\n\nTwo.'], ...changes };
  const body = { status: 'published', ...post };
  return (await server.http.post('/blogs/').set(admin.bearer).send(body).expect(201)).body;
};
/** Throws where the text is no well-formed XML. */
const readXml = (text: string) =>
  new JSDOM(text, { contentType: 'application/xml' }).window.document;
const get = (path: string) => server.http.get(path).buffer(true).expect(200);
const openXml = async (path: string) => readXml((await get(path)).text);
const openJson = async () => JSON.parse((await get('/blog/feed.json')).text);
/** The text of an element that must be there once. */
const only = (parent: XmlElement | XmlDocument, name: string) => {
  const { children } = 'documentElement' in parent ? parent.documentElement : parent;
  const named = [...children].filter((child) => child.localName === name);
  expect(named, name).toHaveLength(1);
  return named[0]?.textContent ?? '';
};
const entryOf = (feed: XmlDocument, id: string) => {
  const entries = [...feed.querySelectorAll('entry')];
  const entry = entries.find((one) => one.querySelector('id')?.textContent === `urn:uuid:${id}`);
  if (!entry) throw new Error(`no entry ${id}`);
  return entry;
};

const listed = (map: XmlDocument, root: string, entry: string) => {
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(map.documentElement.localName).toBe(root);
  return [...map.querySelectorAll(entry)].map((one) => ({
    loc: one.querySelector('loc')?.textContent ?? '',
    lastmod: one.querySelector('lastmod')?.textContent ?? undefined,
  }));
};
/** The parts of the sitemap. */
const openIndex = async () => listed(await openXml('/sitemap.xml'), 'sitemapindex', 'sitemap');
const openPart = async (loc: string) =>
  listed(await openXml(new URL(loc).pathname), 'urlset', 'url');

describe('the Atom feed', () => {
  it('has what RFC 4287 requires of a feed', async () => {
    await create();
    const { headers } = await get('/blog/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = await openXml('/blog/feed.xml');
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(only(feed, 'id')).toBe(`${ORIGIN}/blog`);
    expect(only(feed, 'title')).toMatch(/ · /);
    expect(only(feed, 'updated')).toMatch(RFC_3339);
    expect(feed.querySelector('feed > author > name')?.textContent).toBeTruthy();
    const link = (rel: string) =>
      feed.querySelector(`feed > link[rel="${rel}"]`)?.getAttribute('href');
    expect(link('self')).toBe(`${ORIGIN}/blog/feed.xml`);
    expect(link('alternate')).toBe(`${ORIGIN}/blog`);
  });

  it('has what RFC 4287 requires of every entry', async () => {
    const feed = await openXml('/blog/feed.xml');
    const entries = [...feed.querySelectorAll('entry')];
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      expect(only(entry, 'id')).toMatch(/^urn:uuid:[\da-f-]{36}$/);
      expect(only(entry, 'title')).not.toBe('');
      expect(only(entry, 'updated')).toMatch(RFC_3339);
      expect(only(entry, 'published')).toMatch(RFC_3339);
      expect(entry.querySelector('link[rel="alternate"]')?.getAttribute('href')).toMatch(ORIGIN);
      expect(entry.querySelector('content')?.getAttribute('type')).toBe('html');
    }
    const ids = entries.map((entry) => only(entry, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('carries whatever a title says, as text', async () => {
    const { id } = await create({ title: HOSTILE, description: HOSTILE, posts: [HOSTILE] });
    const entry = entryOf(await openXml('/blog/feed.xml'), id);
    expect(only(entry, 'title').trim()).toBe(SHOWN);
    const content = new JSDOM(only(entry, 'content')).window.document;
    expect(content.querySelector('script')).toBeNull();
    expect(content.querySelector('p')?.textContent?.trim()).toBe(SHOWN);
  });

  it('keeps the id and moves the date of a post that is changed', async () => {
    const post = await create();
    const dates = async () => {
      const feed = await openXml('/blog/feed.xml');
      const entry = entryOf(feed, post.id);
      return [only(entry, 'published'), only(entry, 'updated'), only(feed, 'updated')];
    };
    const before = await dates();
    server.clock.advance(SECOND_MS);
    const changed = { ...post, title: 'Changed' };
    await server.http.put(`/blogs/${post.id}`).set(admin.bearer).send(changed).expect(200);
    const [published, updated, feedUpdated] = await dates();
    expect(published).toBe(before[0]);
    expect(updated).toBe(server.clock.now().toISOString());
    expect(feedUpdated).toBe(updated);
  });
});

describe('the JSON feed', () => {
  it('has what JSON Feed 1.1 requires', async () => {
    const { headers } = await get('/blog/feed.json');
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = await openJson();
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/./),
      home_page_url: `${ORIGIN}/blog`,
      feed_url: `${ORIGIN}/blog/feed.json`,
    });
    for (const item of feed.items) {
      expect(item).toMatchObject({
        id: expect.stringMatching(/^urn:uuid:/),
        url: expect.stringMatching(ORIGIN),
        content_html: expect.stringMatching(/^<p>/),
        date_published: expect.stringMatching(RFC_3339),
        date_modified: expect.stringMatching(RFC_3339),
      });
    }
  });

  it('follows every change and tells of no draft', async () => {
    const { id } = await create({ title: 'Soon gone' });
    await create({ title: 'A draft', status: 'draft' });
    const titles = async () =>
      (await openJson()).items.map((item: { title: string }) => item.title);
    expect(await titles()).toContain('Soon gone');
    expect(await titles()).not.toContain('A draft');
    await server.http.delete(`/blogs/${id}`).set(admin.bearer).expect(204);
    expect(await titles()).not.toContain('Soon gone');
  });
});

describe('the author of an entry', () => {
  it('is named where the company does not speak itself', async () => {
    const [leader] = (await server.http.get('/leadership/').expect(200)).body;
    const { id } = await create({ author_id: leader.id });
    const { id: ofCompany } = await create();
    const feed = await openXml('/blog/feed.xml');
    const named = entryOf(feed, id).querySelector('author > name');
    expect(named?.textContent).toBe(leader.name);
    expect(entryOf(feed, ofCompany).querySelector('author')).toBeNull();
    const [second, first] = (await openJson()).items;
    expect(first.authors).toEqual([{ name: leader.name }]);
    expect(second.authors).toBeUndefined();
  });
});

describe('the web manifest', () => {
  it('calls the site by the name of the company', async () => {
    const { headers, text } = await get('/site.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    const company = (await server.http.get('/api/pages/company/').expect(200)).body;
    const name = `${company.name.first} ${company.name.second}`;
    expect(JSON.parse(text)).toMatchObject({ name, short_name: name });
  });
});

describe('the sitemap', () => {
  const addresses = async () => {
    const parts = await Promise.all((await openIndex()).map(({ loc }) => openPart(loc)));
    return parts.flat();
  };
  const locations = async () => (await addresses()).map(({ loc }) => loc);

  it('lists each page once, at the public address, with the day it changed', async () => {
    const all = await addresses();
    const found = all.map(({ loc }) => loc);
    expect(new Set(found).size).toBe(found.length);
    expect(found.every((loc) => loc.startsWith(`${ORIGIN}/`))).toBe(true);
    // nobody writes down when a case study was changed
    const dated = all.filter(({ loc }) => !/\/(projects|fr\/realisations)\//.test(loc));
    expect(dated.every(({ lastmod }) => lastmod && RFC_3339.test(lastmod))).toBe(true);
    const pages = pageKeys.filter((key) => key !== 'company' && key !== 'home');
    const expected = ['', 'blog/all', 'professionals', ...pages].map((path) => `${ORIGIN}/${path}`);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it('lists published articles only', async () => {
    const shown = await create();
    const draft = await create({ status: 'draft' });
    const found = await locations();
    expect(found).toContain(`${ORIGIN}/blog/${shown.slug}`);
    expect(found).not.toContain(`${ORIGIN}/blog/${draft.slug}`);
  });

  it('lists the page of every case study', async () => {
    const found = (await locations()).filter((loc) => loc.startsWith(`${ORIGIN}/projects/`));
    expect(found).toEqual(
      ['gigbridge', 'alert237', 'maitre'].map((name) => `${ORIGIN}/projects/${name}`),
    );
  });

  it('lists a portfolio from when it is published until it is not', async () => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    await person.save({ customUrl });
    expect(await locations()).not.toContain(`${ORIGIN}/p/${customUrl}`);
    await person.save({ published: true });
    expect(await locations()).toContain(`${ORIGIN}/p/${customUrl}`);
    await person.save({ published: false });
    expect(await locations()).not.toContain(`${ORIGIN}/p/${customUrl}`);
  });
});

describe('with more articles than programs ask for', () => {
  it('feeds carry the newest twenty, and the sitemap all of them', async () => {
    const made: Record<'id' | 'slug', string>[] = [];
    for (let count = 0; count < 25; count += 1) made.unshift(await create());
    const ids = made.map(({ id }) => id);
    const newest = ids.slice(0, 20).map((id) => `urn:uuid:${id}`);
    const atom = [...(await openXml('/blog/feed.xml')).querySelectorAll('entry > id')];
    expect(atom.map((id) => id.textContent)).toEqual(newest);
    expect((await openJson()).items.map((item: { id: string }) => item.id)).toEqual(newest);
    const parts = await Promise.all((await openIndex()).map(({ loc }) => openPart(loc)));
    const found = new Set(parts.flat().map(({ loc }) => loc));
    expect(made.filter(({ slug }) => !found.has(`${ORIGIN}/blog/${slug}`))).toEqual([]);
  });
});

describe('the parts of the feeds', () => {
  const linksOf = (feed: XmlDocument) =>
    Object.fromEntries(
      [...feed.querySelectorAll('feed > link')].map((link) => [
        link.getAttribute('rel'),
        link.getAttribute('href')?.replace(ORIGIN, ''),
      ]),
    );

  it('hold every article once, and lead on and back', async () => {
    for (let count = 0; count < 41; count += 1) await create();
    const published = (await server.http.get('/blogs/').expect(200)).body as { id: string }[];
    const seen: string[] = [];
    const visited: string[] = [];
    let path: string | undefined = '/blog/feed.xml';
    while (path) {
      const feed: XmlDocument = await openXml(path);
      const links = linksOf(feed);
      expect(links.self).toBe(path);
      expect(links.first).toBe('/blog/feed.xml');
      expect(links.previous).toBe(visited.at(-1));
      expect(only(feed, 'id')).toBe(`${ORIGIN}/blog`);
      const ids = [...feed.querySelectorAll('entry > id')].map((id) => id.textContent ?? '');
      expect(ids.length).toBeLessThanOrEqual(20);
      seen.push(...ids);
      visited.push(path);
      path = links.next;
    }
    expect(seen).toEqual(published.map(({ id }) => `urn:uuid:${id}`));
    expect(visited.length).toBeGreaterThan(2);
  });

  it('of JSON name the next one', async () => {
    for (let count = 0; count < 21; count += 1) await create();
    const seen: string[] = [];
    let path: string | undefined = '/blog/feed.json';
    while (path) {
      const feed = JSON.parse((await get(path)).text);
      expect(feed.feed_url).toBe(`${ORIGIN}/blog/feed.json`);
      seen.push(...feed.items.map((item: { id: string }) => item.id));
      path = feed.next_url?.replace(ORIGIN, '');
    }
    const published = (await server.http.get('/blogs/').expect(200)).body as { id: string }[];
    expect(seen).toEqual(published.map(({ id }) => `urn:uuid:${id}`));
  });

  it('stay the same while new articles appear', async () => {
    for (let count = 0; count < 21; count += 1) await create();
    const { next = '' } = linksOf(await openXml('/blog/feed.xml'));
    const entries = async () =>
      [...(await openXml(next)).querySelectorAll('entry > id')].map((id) => id.textContent);
    const before = await entries();
    await create();
    expect(await entries()).toEqual(before);
  });

  it.each(['/blog/feed.xml', '/blog/feed.json'])(
    'of %s that do not exist are 404',
    async (path) => {
      const draft = await create({ status: 'draft' });
      const published = (await server.http.get('/blogs/').expect(200)).body as { id: string }[];
      const garbage = [
        '',
        '1',
        'x',
        '%00',
        '../..',
        "'%20OR%201=1",
        '%F0%9F%9A%80',
        'a'.repeat(8_000),
      ];
      // nothing follows the last one
      for (const after of [...garbage, draft.id, published.at(-1)?.id, UNKNOWN]) {
        const { headers } = await server.http.get(`${path}?after=${after}`).expect(404);
        expect(headers['cache-control'], after).toBe('no-store');
      }
    },
  );

  it('know no other parameter', async () => {
    const { text } = await get('/blog/feed.json');
    expect((await get('/blog/feed.json?page=2&before=x')).text).toBe(text);
  });
});

describe('the parts of the sitemap', () => {
  const LONG_AGO = new Date('2001-01-01T00:00:00Z').getTime();

  /** Posts of long ago, so that they fill the first parts. */
  const fill = async (count: number) => {
    const { database, ids } = server.platform;
    const posts = Array.from({ length: count }, (_, place) => ({
      ...{ id: ids.next(), title: 'Old', description: 'Old', sections: ['Old'] },
      icon: '📝' as const,
      color: 'blue' as const,
      status: 'published' as const,
      createdAt: new Date(LONG_AGO + place),
      updatedAt: new Date(LONG_AGO + place),
    }));
    await database.write(async (tx) => {
      for (let start = 0; start < count; start += 500) {
        await tx.insert(database.tables.blogPosts).values(posts.slice(start, start + 500));
      }
      await database.touchContent(tx);
    });
    return posts;
  };
  const postParts = async () =>
    (await openIndex()).filter(({ loc }) => loc.includes('/sitemap-articles-'));

  it('hold a thousand addresses each, and say when one of them changed last', async () => {
    const posts = await fill(SITEMAP_PART_SIZE * 2);
    const parts = await postParts();
    expect(parts.map(({ loc }) => loc)).toEqual(
      [1, 2, 3].map((number) => `${ORIGIN}/sitemap-articles-${number}.xml`),
    );
    const [first = [], second = [], third = []] = await Promise.all(
      parts.map(({ loc }) => openPart(loc)),
    );
    expect([...first, ...second].map(({ loc }) => loc)).toEqual(
      posts.map(({ id }) => `${ORIGIN}/blog/${id}`),
    );
    expect(third.length).toBeGreaterThan(0);
    for (const [number, part] of [first, second, third].entries()) {
      expect(parts[number]?.lastmod).toBe(
        part
          .map(({ lastmod }) => lastmod)
          .sort()
          .at(-1),
      );
    }
  });

  it('change only when one of their own articles does', async () => {
    await fill(SITEMAP_PART_SIZE * 2);
    const before = await postParts();
    const moved = async () => {
      const now = await postParts();
      return now.flatMap(({ loc, lastmod }, number) =>
        lastmod === before[number]?.lastmod ? [] : [loc.replace(ORIGIN, '')],
      );
    };
    expect(await moved()).toEqual([]);
    await create();
    expect(await moved()).toEqual(['/sitemap-articles-3.xml']);
    const [second] = await openPart(`${ORIGIN}/sitemap-articles-2.xml`);
    const id = second?.loc.split('/').at(-1);
    const changed = { title: 'Changed', description: 'Old', posts: ['Old'] };
    server.clock.advance(SECOND_MS);
    await server.http.put(`/blogs/${id}`).set(admin.bearer).send(changed).expect(200);
    expect(await moved()).toEqual(['/sitemap-articles-2.xml', '/sitemap-articles-3.xml']);
  });

  it.each([
    ...['articles-0', 'articles-4', 'articles-999999', 'articles-9999999', 'articles-01'],
    ...['articles--1', 'articles-1.5', 'articles-1e0', 'articles-', 'articles', 'portfolios-9'],
    ...['users-1', 'constructor-1', '__proto__-1', '%00', '%2e%2e', 'PAGES', 'a'.repeat(4_000)],
  ])('that do not exist are 404: %s', async (name) => {
    const { headers } = await server.http.get(`/sitemap-${name}.xml`).expect(404);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('robots.txt', () => {
  it('closes the areas that are not for visitors and names the sitemap', async () => {
    const { text, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /user',
      'Disallow: /admin',
      'Disallow: /fr/user',
      'Disallow: /fr/admin',
      'Disallow: /api',
      'Disallow: /auth',
      '',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      '',
    ]);
  });
});

describe('texts for programs', () => {
  const paths = ['/sitemap.xml', '/sitemap-pages.xml', '/robots.txt', '/blog/feed.xml'].concat(
    '/blog/feed.json',
  );

  it.each(paths)('%s does not travel twice', async (path) => {
    const { headers } = await get(path);
    expect(headers['cache-control']).toContain('public');
    await server.http.get(path).set('If-None-Match', String(headers.etag)).expect(304);
  });

  it.each(paths)('%s speaks of the public address, whatever host was asked', async (path) => {
    const { text } = await server.http.get(path).set('Host', 'evil.example').buffer(true);
    expect(text).not.toContain('evil.example');
  });

  it.each(paths)('%s cannot be written', async (path) => {
    const { headers } = await server.http.post(path).expect(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});
