// @module-tag database
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ContentFieldKind,
  contentDefinitions,
  contentTypes,
  type Field,
  type FieldValues,
  NO_PICTURE,
  type PostColor,
  writePicture,
} from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { loadWebApp } from '../src/http/site.ts';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { newAdmin } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

// What a visitor pays for a page must not grow with what the site has gathered over the years. Every
// page of the built web app is measured with few records and with many: a new page is measured as
// soon as it is in the route table.

const FEW = 10;
const MANY = 5_000;
/** How much longer a page may be with many records, or shorter. */
const TOLERANCE = 0.1;

/** Pages that are to show every entry of some of the website's content, which is written by hand. */
const SHOWS_ALL: Record<string, string> = {
  '/about': 'every partner (ABT-01)',
  '/projects': 'every project in full (PRJ-01)',
  '/solutions': 'every service (SOL-01)',
  '/team': 'everybody who works there, and every department (TEA-01)',
};

const WEB = join(import.meta.dirname, '..', '..', 'web', 'dist');
const web = await loadWebApp(WEB);
if (!web) throw new Error('The web app is not built: run pnpm build');
const entry = pathToFileURL(join(WEB, 'server', 'entry-server.js')).href;
const { renderedPaths }: { renderedPaths: readonly string[] } = await import(entry);

const server = await useTestServer({ web });
const { database, ids, clock } = server.platform;
const { tables } = database;
await seedDefaults(database, server.platform);
const admin = await newAdmin(server);

/** Stores rows that are made of their number, and tells caches. */
async function store<T extends keyof typeof tables>(
  table: T,
  [from, to]: readonly [from: number, to: number],
  rowOf: (number: number) => (typeof tables)[T]['$inferInsert'],
): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, place) => rowOf(from + place));
  await database.write(async (tx) => {
    for (let start = 0; start < rows.length; start += 500) {
      await tx.insert(tables[table]).values(rows.slice(start, start + 500) as never);
    }
    await database.touchContent(tx);
  });
}

/** Records of one kind are alike, so that a page is longer only when it holds more of them. */
const digits = (number: number) => String(number).padStart(6, '0');
const idOf = (kind: number, number: number) =>
  `019${kind}0000-0000-7000-8000-${digits(number).padStart(12, '0')}`;
const TEXT = 'A line of an article, as long as any other.\n\n'.repeat(40);
const COLORS: readonly PostColor[] = ['blue', 'green'];
const since = (number: number) => {
  const moment = new Date(clock.now().getTime() + number * MINUTE_MS);
  return { createdAt: moment, updatedAt: moment };
};

/** What visitors and editors add, year after year. */
const records: ((...range: [from: number, to: number]) => Promise<void>)[] = [
  (...range) =>
    store('blogPosts', range, (number) => ({
      ...{ id: idOf(1, number), ...since(number), sections: [TEXT] },
      title: `Article ${digits(number)}`,
      description: 'What the article is about',
      icon: '📝',
      color: COLORS[number % COLORS.length] ?? 'blue',
      status: 'published',
    })),
  (...range) =>
    store('users', range, (number) => ({
      ...{ id: idOf(2, number), ...since(number) },
      email: `someone-${digits(number)}@example.com`,
      passwordHash: 'none',
      firstName: 'Ada',
      lastName: digits(number),
      phone: '',
      profession: 'Surveyor',
      role: 'user',
      status: 'active',
    })),
  (...range) =>
    store('portfolios', range, (number) => ({
      ...{ id: idOf(3, number), userId: idOf(2, number), ...since(number) },
      ...{ headline: 'I measure mountains', summary: TEXT, profileImage: NO_PICTURE },
      published: true,
      customUrl: `ada-${digits(number)}`,
      ...{ skills: ['Levelling'], gallery: [] },
    })),
  (...range) =>
    store('portfolioAddresses', range, (number) => ({
      customUrl: `ada-${digits(number)}`,
      portfolioId: idOf(3, number),
      ...since(number),
    })),
  (...range) =>
    store('messages', range, (number) => ({
      ...{ id: idOf(4, number), ...since(number), content: TEXT, isEmail: true },
      type: 'contact-form',
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'A question',
      status: 'unread',
    })),
];

const valueOfKind: Pick<FieldValues, ContentFieldKind> = {
  line: 'A line of text',
  text: 'A text\n\nof two paragraphs',
  list: ['One', 'Two'],
  count: 3,
  picture: writePicture({ src: '/art/project-gigbridge/1280x960.webp' }),
  link: 'https://example.com/partner',
  social: { linkedin: '', twitter: '', github: '' },
  reference: null,
};

/** What the back-office writes about the company. */
async function addContent(...range: [from: number, to: number]) {
  for (const type of contentTypes) {
    const fields = Object.entries<Field<ContentFieldKind>>(contentDefinitions[type].fields);
    const values = Object.fromEntries(fields.map(([name, { kind }]) => [name, valueOfKind[kind]]));
    // behind those that are there already
    await store(
      type,
      range,
      (number) => ({ ...values, id: ids.next(), position: 100 + number }) as never,
    );
  }
}

let previewPath = '';
let sharedPath = '';
let ownPreviewPath = '';
/** An address of each page that has parameters in its path. */
const examples: Record<string, () => string> = {
  '/blog/:id': () => `/blog/${idOf(1, FEW / 2)}`,
  '/blog/preview/:token': () => previewPath,
  '/projects/:project': () => '/projects/gigbridge',
  '/p/:customUrl': () => `/p/ada-${digits(FEW / 2)}`,
  '/s/:token': () => sharedPath,
  '/user/preview/:token': () => ownPreviewPath,
};

function exampleOf(path: string): string {
  if (!path.includes(':')) return path;
  const example = examples[path];
  if (!example) throw new Error(`Say in this test what an address of ${path} is.`);
  return example();
}

/** The bytes of pages, by their path. */
async function measure(paths: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const page = server.http.get(exampleOf(path)).set({ Accept: 'text/html' });
    sizes.set(path, Buffer.byteLength((await page.expect(200)).text));
  }
  return sizes;
}

const bounded = renderedPaths.filter((path) => !(path in SHOWS_ALL));
let few = new Map<string, number>();
let many = new Map<string, number>();
let manyEntries = new Map<string, number>();

beforeAll(async () => {
  const draft = { title: 'A draft', description: 'About', posts: [TEXT] };
  const post = await server.http.post('/blogs/').set(admin.bearer).send(draft).expect(201);
  const preview = `/api/posts/${post.body.id}/preview/`;
  const { body } = await server.http.post(preview).set(admin.bearer).expect(200);
  previewPath = new URL(body.url).pathname;
  const person = await newProfessional(server);
  const links = server.http.post('/api/portfolio/share-links/').set(person.bearer);
  sharedPath = new URL((await links.send({ name: 'Ada' }).expect(201)).body.url).pathname;
  const own = server.http.get('/api/portfolio/preview/').set(person.bearer);
  ownPreviewPath = (await own.expect(200)).body.path;
  for (const add of records) await add(0, FEW);
  await addContent(0, FEW);
  few = await measure(renderedPaths);
});

// one after the other
for (const add of records) beforeAll(() => add(FEW, MANY));
beforeAll(async () => {
  many = await measure(renderedPaths);
});
beforeAll(() => addContent(FEW, MANY));
beforeAll(async () => {
  manyEntries = await measure(bounded);
});

const expectAlike = (path: string, sizes: Map<string, number>) => {
  const before = few.get(path) ?? 0;
  expect(before).toBeGreaterThan(1_000);
  expect(
    Math.abs((sizes.get(path) ?? 0) - before) / before,
    `${path}: ${before} bytes before`,
  ).toBeLessThanOrEqual(TOLERANCE);
};

describe('a page is as long with 5,000 records as with 10', () => {
  it.each(renderedPaths)('of posts, accounts, portfolios and messages: %s', (path) => {
    expectAlike(path, many);
  });

  it.each(bounded)('of the content that the back-office writes: %s', (path) => {
    expectAlike(path, manyEntries);
  });

  it.each(Object.entries(SHOWS_ALL))('but for %s, which shows %s', (path) => {
    expect(renderedPaths).toContain(path);
  });
});
